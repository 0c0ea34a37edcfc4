### Was der Web-Client über das Ende einer Runde, die Zwerge am Tisch und ihre Reden sagt, auf Deutsch.

## Die Enttarnung

web-end-title = { $won ->
    [yes] Du hast gewonnen
   *[no] Du hast verloren
}: { $nuggets ->
    [0] kein Gold für dich
    [one] du bekommst ein Nugget
   *[other] du bekommst { $nuggets } Nuggets
}
web-end-open = { $won ->
    [yes] Du hast gewonnen!
   *[no] Du hast verloren
}
web-end-points = { $points ->
    [one] Du bekommst einen Punkt
   *[other] Du bekommst { $points } Punkte
}
web-end-outcome = { $treasure ->
    [yes] Der Schatz ist gefunden.
   *[no] Der Schatz bleibt verborgen.
} { $count ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen: { $names }
}
web-end-next = Nächste Runde
web-end-result = Zum Ergebnis
web-end-left = { $seconds } s
web-result-look = Das Spielfeld ansehen
web-result-back = Zurück zum Ergebnis
chart-gave-you-away = Dieser Zug hat dich verraten: Verdacht von { $before } auf { $after }
