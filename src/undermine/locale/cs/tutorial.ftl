### Co říká výuka, česky.

tutorial-title = Výuka
tutorial-door = Naučte se to za tři minuty
tutorial-door-about = První kolo, krok za krokem
tutorial-go-on = Pokračovat ve výuce
tutorial-you = Vy
tutorial-lesson = Lekce { $number } z { $lessons }
tutorial-leave = Odejít
tutorial-hurry = Dál
tutorial-restart = Ještě jednou
tutorial-watch = Teď hrají ostatní. Sledujte, co dělají!
tutorial-again = To by bylo dovoleno, ale teď ne: udělejte prosím, co žádá tato lekce.
tutorial-look-again = To sotva. Podívejte se, co se stalo: kdo rozbíjel nástroje, kdo položil slepou cestičku?
tutorial-dig = Jste zlatokop. Pod jedním ze tří cílů vpravo leží poklad. Vyberte tuto kartu cestičky, klepněte na osvětlené pole na konci cestičky a potvrďte.
tutorial-repair = Cid vám rozbil krumpáč: s rozbitým nástrojem nelze kopat. Vyberte kartu opravy, pak sebe, a potvrďte.
tutorial-rockfall = Slepá cestička, přímo před cílem! Padající kamení odstraní kartu cestičky. Vyberte ho a potom slepou cestičku.
tutorial-map = Co leží pod cíli? Mapa dovolí jen vám pod jeden nahlédnout. Vyberte kterýkoli cíl: všichni vidí, kam se díváte, nikdo neví, co vidíte.
tutorial-deduce = Někdo tu nechce, abyste došli k pokladu. Někdo vám rozbil krumpáč, někdo položil slepou cestičku, někdo rozbil Bobův vozíček. Koho podezíráte?
tutorial-break = Ano, pokaždé to byl Cid. Kdo má rozbitý nástroj, nemůže kopat: vyložte rozbitou lucernu před Cida.
tutorial-treasure = Teď je cesta volná. Položte tuto křižovatku do mezery před cílem.
tutorial-gold = Poklad! Všichni trpaslíci jsou odhaleni: sabotérem byl Cid. Zlatokopové se dělí o zlato, a protože poslední cestička byla vaše, vybíráte jako první. Vezměte si kartu.
tutorial-ended = Dobrá práce!
tutorial-ended-about = To bylo jedno kolo. Hra má tři, pokaždé s novými rolemi, a vyhrává ten, kdo má nejvíc zlata. Někdy budete sabotérem vy: pak kopejte křivě, rozbíjejte nástroje a tvařte se nevinně.
