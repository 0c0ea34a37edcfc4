### Co říká výuka, česky.

tutorial-title = Výuka
tutorial-door = Nauč se to za tři minuty
tutorial-door-about = První kolo, krok za krokem
tutorial-go-on = Pokračovat ve výuce
tutorial-you = Ty
tutorial-lesson = Lekce { $number } z { $lessons }
tutorial-leave = Odejít
tutorial-hurry = Dál
tutorial-restart = Ještě jednou
tutorial-watch = Teď hrají ostatní. Sleduj, co dělají!
tutorial-again = To by bylo dovoleno, ale teď ne: udělej prosím, co žádá tato lekce.
tutorial-look-again = To sotva. Podívej se, co se stalo: kdo rozbíjel nástroje, kdo položil slepou cestičku?
tutorial-dig = Jsi zlatokop. Pod jedním ze tří cílů { $way ->
        [up] nahoře
       *[east] vpravo
    } leží poklad. Vyber tuto kartu cestičky, klepni na osvětlené pole na konci cestičky a potvrď.
tutorial-repair = Cid ti rozbil krumpáč: s rozbitým nástrojem nelze kopat. Vyber kartu opravy, pak sebe, a potvrď.
tutorial-rockfall = Slepá cestička, přímo před cílem! Padající kamení odstraní kartu cestičky. Vyber ho a potom slepou cestičku.
tutorial-map = Co leží pod cíli? Mapa dovolí jen tobě pod jeden nahlédnout. Vyber kterýkoli cíl: všichni vidí, kam se díváš, nikdo neví, co vidíš.
tutorial-deduce = Někdo tu nechce, aby se k pokladu došlo. Někdo ti rozbil krumpáč, někdo položil slepou cestičku, někdo rozbil Bobův vozíček. Koho podezíráš?
tutorial-break = Ano, pokaždé to byl Cid. Kdo má rozbitý nástroj, nemůže kopat: vylož rozbitou lucernu před Cida.
tutorial-treasure = Teď je cesta volná. Polož tuto křižovatku do mezery před cílem.
tutorial-gold = Poklad! Všichni trpaslíci jsou odhaleni: sabotérem byl Cid. Zlatokopové se dělí o zlato, a protože poslední cestička byla tvoje, vybíráš jako první. Vezmi si kartu.
tutorial-ended = Dobrá práce!
tutorial-ended-about = To bylo jedno kolo. Hra má tři, pokaždé s novými rolemi, a vyhrává ten, kdo má nejvíc zlata. Někdy budeš sabotérem ty: pak kopej křivě, rozbíjej nástroje a tvař se nevinně.
