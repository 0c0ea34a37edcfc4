### Co webový klient říká o konci kola, o trpaslících u stolu a o jejich řečech, česky.

## Odhalení trpaslíků

web-end-title = { $won ->
    [yes] Vyhráváš
   *[no] Prohráváš
}: { $nuggets ->
    [0] zlato nedostaneš
    [one] dostáváš jeden nuget
    [few] dostáváš { $nuggets } nugety
    [many] dostáváš { $nuggets } nugetu
   *[other] dostáváš { $nuggets } nugetů
}
web-end-open = { $won ->
    [yes] Vyhráváš!
   *[no] Prohráváš
}
web-end-points = { $points ->
    [one] Dostáváš jeden bod
    [few] Dostáváš { $points } body
    [many] Dostáváš { $points } bodu
   *[other] Dostáváš { $points } bodů
}
web-end-outcome = { $treasure ->
    [yes] Poklad je nalezen.
   *[no] Poklad zůstal ukryt.
} { $count ->
    [0] Nevyhrál nikdo.
   *[other] Vyhrávají: { $names }
}
web-end-next = Další kolo
web-end-result = K výsledku
web-end-left = { $seconds } s
web-result-look = Podívat se na stůl
web-result-back = Zpět k výsledku
chart-gave-you-away = Tenhle tah tě prozradil: podezření vzrostlo z { $before } na { $after }
