### Co jest nie tak z plikiem scenariusza albo z zapisem w nim i co różni się od tego, czego scenariusz oczekuje.

error-scenario = { $place }: { $sentence }
error-scenario-line = wiersz { $line }: { $sentence }

## Plik i jego wiersze

error-scenario-no-file = tego pliku nie da się odczytać: nie ma go
error-scenario-closed-file = tego pliku nie da się odczytać: brak uprawnień
error-scenario-unread-file = tego pliku nie da się odczytać: { $reason }
error-scenario-not-text = tego pliku nie da się odczytać: nie jest tekstem w UTF-8
error-scenario-none = w tym pliku nie ma żadnego scenariusza
error-scenario-no-first-line = pierwszym wierszem musi być 'scenario: ' i tytuł
error-scenario-no-title = scenariusz musi mieć tytuł: zdanie, które mówi, co pokazuje
error-scenario-title-twice = w tym pliku jest już scenariusz '{ $title }'
error-scenario-below-title = pod tytułem nie może być nic wciętego
error-scenario-indented = '{ $text }' jest wcięte, ale nie należy do żadnego wiersza powyżej
error-scenario-no-colon = w '{ $text }' brakuje dwukropka: napisz 'Ann: dig ...' albo 'hand Ann: ...'
error-scenario-no-clause = '{ $clause }' nie jest oznaczeniem punktu takim jak BASE-14
error-scenario-said-twice = '{ $key }' podano dwa razy
error-scenario-late-heading = '{ $key }' opisuje pozycję i musi stać przed pierwszą akcją
error-scenario-expects-nothing = ten scenariusz niczego nie oczekuje: napisz akcję albo 'expect:'
error-scenario-bare-expect = 'expect:' stoi samo; to, czego się oczekuje, następuje poniżej, wcięte
error-scenario-no-expectation = '{ $text }' nie jest niczym, czego można oczekiwać; zobacz docs/scenarios.md
error-scenario-no-position = '{ $key }' opisuje pozycję, a przy odrzuconych zasadach jej nie ma
error-scenario-nobody-acts = nikt nie może działać tam, gdzie zasady są odrzucone
error-scenario-no-reason = pod 'refused-rules' stoi powód: 'refused CODE NAME NAME'

## Miejsca i nagłówki

error-scenario-seats-alike = dwa miejsca mają tę samą nazwę
error-scenario-bad-name = '{ $name }' nie może być nazwą miejsca: potrzebne jest jedno słowo, które nie zaczyna się małą literą
error-scenario-name-of-card = '{ $name }' nie może być nazwą miejsca: tak nazywa się karta
error-scenario-no-seat = nie ma miejsca '{ $seat }'; miejsca to { $seats }
error-scenario-heading-of-what = { $of ->
        [module] przy '{ $key }' trzeba podać moduł, o który chodzi: '{ $key } ...:'
        [cell] przy '{ $key }' trzeba podać pole, o które chodzi: '{ $key } ...:'
       *[seat] przy '{ $key }' trzeba podać miejsce, o które chodzi: '{ $key } ...:'
    }
error-scenario-no-heading = '{ $key }' nie jest nagłówkiem; są: { $names }
error-scenario-no-heading-near = '{ $key }' nie jest nagłówkiem; może chodzi o '{ $near }'? Są: { $names }
error-scenario-no-module = '{ $module }' nie jest modułem tych zasad; składają się na nie: { $modules }
error-scenario-no-view-field = '{ $name }' nie jest częścią widoku; są: { $names }
error-scenario-nothing-below = pod '{ $heading }' nie może być nic wciętego
error-scenario-lines-below = wiersze tego nagłówka stoją pod nim, wcięte
error-scenario-turn-without-card = gracz, który ma wykonać turę, musi mieć kartę na ręce

## Co stoi za nagłówkiem

error-scenario-not-one-thing = '{ $item }' to nie jedna rzecz; rzeczy rozdzielaj przecinkami
error-scenario-no-number = '{ $word }' nie jest liczbą o najwyżej pięciu cyfrach
error-scenario-too-little = { $word } to za mało: najmniej może tu być { $least }
error-scenario-unknown-card = tu trzeba podać kartę; '?' jest tylko dla tego, czego ktoś nie widzi
error-scenario-cannot-lie-there = '{ $card }' nie jest kartą, która może tam leżeć
error-scenario-no-dwarf = '{ $card }' nie jest krasnoludem
error-scenario-no-goal = '{ $card }' nie jest celem
error-scenario-odd-goal = '{ $goal }' nie jest celem; napisz '8,0 treasure' albo '8,0 treasure revealed'
error-scenario-two-goals = na { $cell } nie mogą leżeć dwa cele
error-scenario-cell-taken = na { $cell } leży coś innego
error-scenario-no-treasure = '{ $card }' nie jest skarbem
error-scenario-no-token = '{ $token }' nie jest znacznikiem; napisz 'trap 3,2|4,2' albo 'troll 3,2|4,2 Ann'
error-scenario-mines = { $count ->
        [one] jest { $count } kopalnia
        [few] są { $count } kopalnie, od północy na południe
        [many] jest { $count } kopalń, od północy na południe
       *[other] jest { $count } kopalni, od północy na południe
    }

## Szkic planszy

error-scenario-no-sketch = szkic stoi pod 'board:', wcięty, najpierw numery kolumn
error-scenario-row-twice = ten rząd jest narysowany dwa razy
error-scenario-drawn-empty = szkic nie pokazuje niczego na { $cell }, a leży tam cel albo start
error-scenario-face-down = szkic pokazuje zakrytą kartę na { $cell }, a nie leży tam żaden cel
error-scenario-goal-unsaid = szkic pokazuje cel na { $cell }; podaj go w 'goals:'
error-scenario-goal-otherwise = cel na { $cell } to { $card }, ale narysowano coś innego
error-scenario-goal-not-drawn = cel na { $cell } jest odkryty: narysuj go na planszy
error-scenario-off-board = { $cell } leży poza planszą
error-scenario-no-mine = na { $cell } nie leży kopalnia
error-scenario-mine-otherwise = kopalnia na { $cell } to { $card }, ale narysowano coś innego
error-scenario-dwarf-on-nothing = na { $cell } stoi krasnolud, a nie leży tam odkryta karta

## Zdarzenia, kroki i inne wartości

error-scenario-no-phrase = '{ $text }' nie ma postaci 'nazwa pole=wartość ...'
error-scenario-no-class = { $kind ->
        [event] '{ $name }' nie jest nazwą zdarzenia
        [step] '{ $name }' nie jest nazwą kroku
        [observation] '{ $name }' nie jest nazwą obserwacji
       *[value] '{ $name }' nie jest nazwą wartości
    }
error-scenario-no-class-near = { $kind ->
        [event] '{ $name }' nie jest nazwą zdarzenia; może chodzi o '{ $near }'?
        [step] '{ $name }' nie jest nazwą kroku; może chodzi o '{ $near }'?
        [observation] '{ $name }' nie jest nazwą obserwacji; może chodzi o '{ $near }'?
       *[value] '{ $name }' nie jest nazwą wartości; może chodzi o '{ $near }'?
    }
error-scenario-no-field = '{ $name }' nie ma '{ $field }'; ma: { $fields }
error-scenario-no-fields = '{ $name }' nie ma '{ $field }'; nie ma niczego
error-scenario-lacks-field = w '{ $name }' brakuje '{ $field }='
error-scenario-value-inside = wartość wewnątrz innej można podać tylko jako JSON: {"{"}...{"}"}
error-scenario-no-json = to nie jest JSON: błąd w kolumnie { $column }
error-scenario-other-json = ten JSON nie jest postacią zdarzenia, kroku ani części

## Zapis akcji, pól, miejsc i kart

error-unreadable-not-a-number = '{ $word }' nie jest liczbą
error-unreadable-too-large = '{ $word }' to za duża liczba
error-unreadable-not-a-seat = '{ $word }' nie jest miejscem; pierwsze miejsce to @0
error-unreadable-neither-yes-nor-no = '{ $word }' to ani yes, ani no
error-unreadable-not-a-card = '{ $word }' nie jest kartą tych zasad
error-unreadable-not-a-cell = '{ $word }' nie jest polem; 3,-1 to pole trzy na wschód i jedno na północ od startu
error-unreadable-too-far = '{ $word }' jest za daleko
error-unreadable-no-way-up = '{ $word }' nie mówi, jak leży karta; napisz 'turned' albo nic
error-unreadable-not-an-edge = '{ $word }' nie jest krawędzią; 3,2|4,2 to krawędź między dwoma sąsiednimi polami
error-unreadable-not-a-route = '{ $word }' nie jest trasą; EEN to dwa kroki na wschód i jeden na północ, najwyżej pięć
error-unreadable-not-a-tool = '{ $word }' nie jest narzędziem; narzędzia to pick, lantern i cart
error-unreadable-not-a-value = '{ $name }' nie jest nazwą zdarzenia, kroku ani części
error-unreadable-lacks-part = w '{ $name }' brakuje '{ $part }'
error-unreadable-no-verb = '{ $text }' nie zaczyna się od czynności tych zasad
error-unreadable-no-card = w '{ $text }' nie podano karty
error-unreadable-says-more = w '{ $text }' jest więcej, niż należy do '{ $verb }': { $more }
error-unreadable-incomplete = { $kind ->
        [seat] w '{ $text }' czegoś brakuje: do '{ $verb }' należy miejsce
        [flag] w '{ $text }' czegoś brakuje: do '{ $verb }' należy yes albo no
        [card] w '{ $text }' czegoś brakuje: do '{ $verb }' należy karta
        [cell] w '{ $text }' czegoś brakuje: do '{ $verb }' należy pole
        [place] w '{ $text }' czegoś brakuje: do '{ $verb }' należy pole
        [edge] w '{ $text }' czegoś brakuje: do '{ $verb }' należy krawędź
        [route] w '{ $text }' czegoś brakuje: do '{ $verb }' należy trasa
        [tool] w '{ $text }' czegoś brakuje: do '{ $verb }' należy narzędzie
       *[number] w '{ $text }' czegoś brakuje: do '{ $verb }' należy liczba
    }
error-unreadable-too-many-cells = w wierszu '{ $row }' jest więcej pól niż kolumn
error-unreadable-unknown-sign = znak '{ $sign }' w wierszu '{ $row }' nie jest kartą tych zasad
error-unreadable-no-row-number = wiersz '{ $row }' musi się zaczynać numerami kolumn albo rzędu

## Co jest zamiast tego, czego scenariusz oczekuje („zamiast tego: ...”)

scenario-instead-nothing = nic
scenario-instead-player-sees = { $player } widzi:
scenario-instead-spectator-sees = widz widzi:
scenario-instead-may-wait = { $player } może tylko czekać
scenario-instead-round-goes-on = runda trwa dalej
scenario-instead-game-goes-on = gra trwa dalej
scenario-instead-refused = odrzucone: { $reasons }
scenario-instead-playable = zasady, według których można grać
