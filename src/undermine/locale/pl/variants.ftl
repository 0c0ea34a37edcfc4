### Słowa wariantów i nazwanych zestawów po polsku. Identyfikatory i zmienne rządzą się tymi samymi zasadami co w base.ftl.

## Zasady

module-sabotaged = Sabotowany krasnolud
module-sabotaged-about = Górnicy, którzy na koniec rundy mają przed sobą zepsute narzędzie, nie dostają złota, nawet jeśli górnicy wygrali.
module-tournament = Turniej
module-tournament-about = Zasady stołu turniejowego dla 5–9 graczy: grają chciwe krasnoludy, w połowie drogi od początku leży karta korytarza, a złoto wypłaca się w żetonach.

## Zestawy z nazwą

preset-tournament = Turniej
preset-tournament-about = Gra przy stole turniejowym: gra podstawowa dla 5–9 graczy z chciwymi krasnoludami, kartą korytarza w połowie drogi od początku i złotem w żetonach.
preset-championship = Mistrzostwa świata
preset-championship-about = Gra podstawowa ze wszystkimi kartami mistrzostw z lat 2016–2023: szybkie zwroty akcji i chciwy krasnolud wśród górników.
preset-jubilee = Jubileusz
preset-jubilee-about = Gra podstawowa z prawie całą zawartością pudełka: wszystkie karty mistrzostw, myto, kostiumy, nowe cele, skrzynie skarbów, bryłki złota i sabotowane krasnoludy.
preset-jubilee2 = Jubileusz z Sabotażystą 2
preset-jubilee2-about = Sabotażysta 2 z prawie całą zawartością pudełka: karty mistrzostw od roku 2017, myto, kostiumy, nowe cele, skrzynie skarbów i bryłki złota.

## Co się dzieje

event-tile-laid = { $turned ->
        [yes] Na polu { $cell } od początku leży karta „{ $card }”, obrócona o 180°.
       *[no] Na polu { $cell } od początku leży karta „{ $card }”.
    }
