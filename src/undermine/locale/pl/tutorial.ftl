### Co mówi samouczek, po polsku.

tutorial-title = Samouczek
tutorial-door = Naucz się w trzy minuty
tutorial-door-about = Pierwsza runda, krok po kroku
tutorial-go-on = Wróć do samouczka
tutorial-you = Ty
tutorial-lesson = Lekcja { $number } z { $lessons }
tutorial-leave = Wyjdź
tutorial-hurry = Dalej
tutorial-restart = Jeszcze raz
tutorial-watch = Teraz grają inni. Patrz, co robią!
tutorial-again = To byłoby dozwolone, ale nie teraz: zrób, o co prosi ta lekcja.
tutorial-look-again = Raczej nie. Spójrz, co się stało: kto psuł narzędzia, kto położył ślepy zaułek?
tutorial-dig = Jesteś górnikiem. Pod jednym z trzech celów { $way ->
        [up] u góry
       *[east] po prawej
    } leży skarb. Wybierz tę kartę korytarza, dotknij podświetlonego pola na końcu korytarza i potwierdź.
tutorial-repair = Cid zepsuł ci kilof: z zepsutym narzędziem nie można kopać. Wybierz kartę naprawy, potem siebie, i potwierdź.
tutorial-rockfall = Ślepy zaułek, tuż przed celem! Osuwisko usuwa kartę korytarza. Wybierz je, a potem ślepy zaułek.
tutorial-map = Co leży pod celami? Mapa pozwala zajrzeć tylko tobie pod jeden z nich. Wybierz dowolny cel: wszyscy widzą, gdzie patrzysz, nikt nie wie, co widzisz.
tutorial-deduce = Ktoś tu nie chce, żebyście dotarli do skarbu. Ktoś zepsuł ci kilof, ktoś położył ślepy zaułek, ktoś zepsuł wagonik Boba. Kogo podejrzewasz?
tutorial-break = Tak, za każdym razem był to Cid. Kto ma zepsute narzędzie, nie może kopać: połóż zepsutą latarnię przed Cidem.
tutorial-treasure = Teraz droga jest wolna. Połóż to skrzyżowanie w luce przed celem.
tutorial-gold = Skarb! Wszystkie krasnoludy zostają odkryte: sabotażystą był Cid. Górnicy dzielą się złotem, a ostatni korytarz był twój, więc masz pierwszeństwo wyboru. Weź kartę.
tutorial-ended = Dobra robota!
tutorial-ended-about = To była jedna runda. Gra ma ich trzy, za każdym razem z nowymi rolami, a wygrywa ten, kto ma najwięcej złota. Czasem to ty będziesz sabotażystą: wtedy kop krzywo, psuj narzędzia i udawaj niewiniątko.
