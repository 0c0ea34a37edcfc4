### The page for those who run a server, in English.

host-title = How the server is
host-about = This page is for the operator of the server. It asks for the token that UNDERMINE_METRICS_TOKEN was set to.
host-token = Token
host-enter = Show
host-leave = Forget the token
host-wrong-token = There is nothing here for this token. The operator of the server sets it with UNDERMINE_METRICS_TOKEN.
host-now = Now
host-backup = Last backup
host-backup-none = There is none yet: 'undermine backup FILE' makes one while the server runs.
host-tables = Tables
host-tables-are = { $open } open, { $playing } played at, { $over } finished; { $live } in memory
host-people = People
host-people-are = { $accounts } with an account, { $guests } guests
host-connections = Connections to tables
host-load = Load
host-load-is = { $cores ->
    [one] { $load } on one core
   *[other] { $load } on { $cores } cores
}
host-commands = Commands since the start
host-bots = Bots
host-bots-are = { $waiting } waiting; { $hurried } answers had to come before they were found
host-memory = Memory of the server
host-memory-bots = Memory of the bots
host-disk = Free on the disk
host-started = Running since
host-version = Version
host-version-compiled = Undermine { $version }, rules { $rules }, compiled; Python { $python }, { $database }
host-version-plain = Undermine { $version }, rules { $rules }, not compiled; Python { $python }, { $database }
host-faults = Last errors
host-faults-none = None since the start.
host-unfinished = Tables that are open or played at
host-unfinished-none = None.
host-status-open = open
host-status-playing = played at
