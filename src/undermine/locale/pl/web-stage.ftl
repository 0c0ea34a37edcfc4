### Co klient WWW mówi o końcu rundy, o krasnoludach przy stole i o ich rozmowach, po polsku.

## Odsłonięcie krasnoludów

web-end-title = { $won ->
    [yes] Wygrywasz
   *[no] Przegrywasz
}: { $nuggets ->
    [0] nie dostajesz złota
    [one] dostajesz jedną bryłkę złota
    [few] dostajesz { $nuggets } bryłki złota
    [many] dostajesz { $nuggets } bryłek złota
   *[other] dostajesz { $nuggets } bryłki złota
}
web-end-open = { $won ->
    [yes] Wygrywasz!
   *[no] Przegrywasz
}
web-end-points = { $points ->
    [one] Dostajesz jeden punkt
    [few] Dostajesz { $points } punkty
    [many] Dostajesz { $points } punktów
   *[other] Dostajesz { $points } punktu
}
web-end-outcome = { $treasure ->
    [yes] Skarb odnaleziony.
   *[no] Skarb pozostaje ukryty.
} { $count ->
    [0] Nikt nie wygrał.
   *[other] Wygrywają: { $names }
}
web-end-next = Następna runda
web-end-result = Do wyniku
web-end-left = { $seconds } s
web-result-look = Zobacz planszę
web-result-back = Wróć do wyniku
chart-gave-you-away = Ten ruch cię zdradził: podejrzenie wzrosło z { $before } do { $after }
