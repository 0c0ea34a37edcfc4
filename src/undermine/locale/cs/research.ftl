### Co říkají prostředí, datové sady, clustery, cizí programy a asistenti, česky.

## Prostředí

env-options = Co můžeš udělat, podle čísla akce:
env-claims = Co bylo v tomto kole prohlášeno, ať už je to pravda, nebo ne:
env-claim-repair-me = Místo { $speaker } prosí o opravu.
env-claim-trust = Místo { $speaker } důvěřuje místu { $about }.
env-claim-suspect = Místo { $speaker } podezírá místo { $about }.
env-claim-looked = Místo { $speaker } říká, že cíl na { $cell } je { $card }.
env-over = Kolo skončilo.
error-needs-extra = { $what } potřebuje balíčky, které nejsou nainstalované: pip install 'undermine[{ $extra }]'.
error-env-choice = '{ $value }' se pro { $name } nehodí; na výběr je { $choices }.
error-env-window = Okno { $window } musí obsahovat pole 0,0: vlevo, nahoře, vpravo, dole.
error-env-tables = Stoly ({ $tables }) nelze rozdělit mezi procesy ({ $processes }): musí být aspoň jeden stůl a jeden na každý proces.
error-env-no-dwarf = Podle pravidel { $rules } nedostane trpaslíka '{ $dwarf }' nikdo.

## Programy v libovolném jazyce

error-no-program = '{ $name }' nelze spustit: takový program neexistuje, nebo se nesmí spouštět.
cli-lost-too-slow = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože přemýšlení trvalo příliš dlouho.
cli-lost-ended = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože program skončil.
cli-lost-no-json = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože odpověď nebyla zprávou protokolu.
cli-lost-impossible = { $bot }: { $count ->
    [one] jedno rozhodnutí ztraceno
    [few] { $count } rozhodnutí ztracena
    [many] { $count } rozhodnutí ztraceno
   *[other] { $count } rozhodnutí ztraceno
}, protože zvolená možnost nebyla v nabídce.

## Datové sady

cli-dataset-written = Rozhodnutí z { $games ->
    [one] jedné hry
    [few] { $games } her
    [many] { $games } hry
   *[other] { $games } her
} jsou v { $folder }.
error-dataset-of-others = V '{ $folder }' je jiná datová sada: jiné hry, nebo jiná verze programu.

## Clustery

error-bad-cluster = '{ $address }' není cluster: napiš tls://host:8786, nebo local:2 pro dva procesy na tomto počítači.
error-open-cluster = { $address } není na tomto počítači ani šifrovaný, takže by na něm kdokoli cestou mohl spouštět programy: použij tls:// s --cluster-certificates, nebo přidej --cluster-insecure.
error-no-certificates = Cluster tls:// potřebuje soubory { $files } ve složce { $folder }.
error-no-cluster = Na adrese { $address } nikdo neodpovídá.
error-no-cluster-workers = Cluster nemá žádné pracovní procesy.
error-cluster-version = Proces { $worker } má undermine verze { $version }, ne { $ours }.
error-records-on-cluster = Procesy na jiných počítačích nemohou ukládat záznamy; vynech --records nebo --cluster.

## Ligy

error-league-alone = --league nejde dohromady s --resume ani s --thinking.
league-title = Žebříček
league-setting = Kola podle pravidel '{ $rules }', počet hráčů: { $players }, semínko { $seed }; celkem kol: { $rounds }.
league-place = místo
league-bot = bot
league-miner = za zlatokopy
league-saboteur = za sabotéry
league-miners-won = kola vyhraná za zlatokopy
league-saboteurs-won = kola vyhraná za sabotéry
league-miners-ahead = náskok před dalším za zlatokopy, body
league-saboteurs-ahead = za sabotéry, body
league-explained = Hodnocení je podle OpenSkill (Plackett-Luce), s nejistotou; všechny dvojice dostaly stejná rozdání, jeden bot hrál za všechny zlatokopy, druhý za všechny sabotéry. Pořadí je podle toho, co je jisté: obě hodnocení, každé zmenšené o trojnásobek své nejistoty. Podíly nezahrnují kola bota proti sobě samému; náskok před dalším se počítá proti všem soupeřům na stejných rozdáních. Intervaly spolehlivosti 95 % jsou přes rozdání.
league-written = Žebříček je v { $file }.

## Je Sabotér spravedlivý?

error-atlas-of-others = V '{ $file }' jsou výsledky jiných kol nebo jiné verze programu, nebo tam žádné nejsou.
atlas-title = Je Sabotér spravedlivý?
atlas-setting = Počet kol: { $rounds }; na všech místech hraje '{ $bot }', pokud není uveden jiný bot, semínko { $seed }.
atlas-argued = O čem se hráči přou
atlas-four = **Jsou sabotéři při čtyřech hráčích příliš slabí?** { $verdict ->
    [yes] Ano
    [no] Ne
   *[open] Tato kola to neukazují
}: zlatokopové vyhrávají { $share } kol. V { $without } kol není žádný sabotér, protože jeden trpaslík zůstává v krabici; když tam je, vyhrávají zlatokopové { $against }. Sabotér získá { $saboteur } zlata za kolo, zlatokop { $miner }.
atlas-even = **Při kolika hráčích je hra nejvyrovnanější?** Počet hráčů: { $players }; zlatokopové pak vyhrávají { $share } kol. Nejméně vyrovnaná je při počtu hráčů { $worst }: { $worstShare }.
atlas-edition = **Přeje klasické vydání víc sabotérům?** { $verdict ->
    [yes] Ano
    [no] Ne, zlatokopům
   *[open] Rozdíl není vidět
}: při pěti hráčích v něm zlatokopové vyhrávají { $classic } kol, v současném vydání { $base }.
atlas-variant = **Vyrovnává hru ve čtyřech některá varianta?** Nejblíž má { $rules }: zlatokopové vyhrávají { $share } kol místo { $plain }.
atlas-modules = **Který modul komu pomáhá?** V procentních bodech proti základní hře bez něj.
atlas-modules-with = Počet hráčů { $players }, sabotérům: { $saboteurs }; zlatokopům: { $miners }; rozdíl není vidět: { $neither }.
atlas-seat = **Záleží na tom, kdo začíná?** Při pěti hráčích vyhrává první hráč { $first } kol, každý z ostatních v průměru { $others }. Rozdíl je vidět při tomto počtu hráčů: začínat je lepší: { $better }; horší: { $worse }.
atlas-level = **Co dělá lepší hra?** Když na všech pěti místech hraje týž bot, vyhrávají zlatokopové: { $levels }. Digger kope i jako sabotér.
atlas-by-players = Podle počtu hráčů a vydání
atlas-by-saboteurs = Podle počtu rozdaných sabotérů, základní hra
atlas-dealt = vyhráli zlatokopové, sabotérů: { $saboteurs }
atlas-by-module = Podle modulu, počet hráčů: { $players }
atlas-by-level = Podle úrovně hry
atlas-by-dwarf = Podle trpaslíka, počet hráčů: { $players }
atlas-by-place = Podle místa, základní hra
atlas-players = hráči
atlas-rules = pravidla
atlas-bot = bot
atlas-dwarf = trpaslík
atlas-gold = zlato za kolo
atlas-first = vyhrál první hráč
atlas-others = vyhrál jeden z ostatních
atlas-place = míst po prvním hráči, počet hráčů: { $players }
atlas-won = vyhraná kola
atlas-miners-won = vyhráli zlatokopové { $rules }
atlas-miners-won-with = vyhráli zlatokopové, počet hráčů: { $players }
atlas-explained = U podílů jsou intervaly spolehlivosti 95 % a počet kol. Dva podíly pokládáme za různé, když jsou od sebe víc než tři směrodatné chyby. V Sabotérovi 2 zlatokopové vyhráli, když poklad našlo kterékoli družstvo. Boti nejsou lidé a tady nemluví: stránka říká, jak padají karty a pravidla, ne jak dobře kdo lže.
atlas-written = Stránka je v { $file }.

## Trénink

error-no-side = Trpaslík „{ $side }“ se tu učit nemůže; učit se může: { $sides }.
error-no-training = Podle pravidel „{ $rules }“ se trénovat nedá; trénovat lze: { $known }.
error-other-course = „{ $file }“ obsahuje jiný průběh tréninku: jiné semínko, jiné strany nebo jiné soupeře. Zvolte jiný výstup, nebo ten soubor odstraňte.
error-no-weights = „{ $file }“ neobsahuje natrénované váhy tohoto programu, kterými by kurz mohl začít.
error-no-gain-against-all = --gain říká, kolik lze získat proti jednomu botovi: zadejte ho pomocí --against.
error-no-gain-without-sides = Podle pravidel „{ $rules }“ nehrají dvě strany proti sobě, zisk proti botovi tedy nelze změřit.
error-no-tables = Stoly „{ $tables }“, u kterých by se dalo učit, nejsou; --tables je jedno z: { $known }.
error-no-sides-to-train = Podle pravidel „{ $rules }“ nehrají dvě strany proti sobě, žádná strana se tedy učit nemůže; --tables vynechte.
train-gains = Kolik lze získat proti botovi { $bot } po { $rounds } kolech tréninku
train-side = strana
train-won = výhry po tréninku
train-itself = výhry samotného bota
train-gain = zisk v bodech
