# Co se říká, když konzole jede řádek po řádku.

linear-begins = hakem, řádek po řádku. F10 nebo Ctrl-L zopakuje řádek, F11 nebo Ctrl-P přečte vše, co tu stojí, otazník vyjmenuje klávesy.
linear-round = kolo { $round } z { $rounds }
linear-board = Šachovnice { $board }: bílý { $white }, černý { $black }, { $result }
linear-pair = Šachovnice { $board }: bílý { $white } s { $points } b., černý { $black } s { $others } b.
linear-no-result = bez výsledku
linear-conflict = { $result }, v rozporu s { $found }
linear-slip = Lístek { $typed }
linear-marked = označeno: { $player }
linear-next = Dále: { $key }, { $what }
linear-warning = Pozor: { $what }
linear-refused = Odmítnuto: { $what }
linear-help-again = Zopakuje řádek kurzoru.
linear-help-whole = Přečte vše, co tu stojí, i to, co široká obrazovka ukazuje vedle.
linear-empty = Není tu žádný řádek.
