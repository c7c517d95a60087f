# Názvy obrazovek a popisky kláves, které platí všude. Texty jediné obrazovky začínají jejím názvem.

pane-event = Turnaj
pane-players = Hráči
pane-pairings = Nasazení
pane-results = Výsledky
pane-standings = Pořadí
pane-prints = Tisky
pane-log = Záznam
pane-help = Nápověda
pane-palette = Příkazy

key-help = nápověda
key-palette = příkazy
key-undo = zpět
key-redo = znovu
key-log = záznam
key-explain = vysvětlit
key-find = hledat
key-mark = označit
key-mark-range = označit rozsah
key-up = nahoru
key-down = dolů
key-left = vlevo
key-right = vpravo
key-first = první
key-last = poslední
key-page-up = o stránku výš
key-page-down = o stránku níž
key-next-pane = další část
key-previous-round = předchozí kolo
key-next-round = další kolo
key-back = o krok zpět
key-leave = opustit
key-accept = potvrdit
key-quit = konec
