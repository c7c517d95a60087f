# Názvy obrazovek a popisky kláves, které platí všude. Texty jediné obrazovky začínají jejím názvem.

pane-event = Turnaj
pane-players = Hráči
pane-pairings = Nasazení
pane-results = Výsledky
pane-standings = Pořadí
pane-log = Záznam

key-help = nápověda
key-palette = příkazy
key-undo = zpět
key-redo = znovu
key-up = nahoru
key-down = dolů
key-first = první
key-last = poslední
key-page-up = o stránku výš
key-page-down = o stránku níž
key-next-pane = další část
key-previous-round = předchozí kolo
key-next-round = další kolo
key-back = o krok zpět
key-leave = opustit
key-save-copy = Uložit kopii pod jiným názvem
key-accept = potvrdit
key-go = přejít …
key-choose = vybrat
key-cancel = zrušit
key-close = zavřít
key-scroll = posunout
key-next-field = další pole
key-previous-field = předchozí pole
key-find = hledat
key-back-nowhere = Esc jde o krok zpět; žádný není. q opustí turnaj.
