### Die Regeln mit Beispielen und die Wörter des Spiels, auf Deutsch.

help-more = Mehr erfahren
glossary-title = Wörter des Spiels
