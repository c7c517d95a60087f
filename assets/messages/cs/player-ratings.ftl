# Ratingy hráčů: oficiální, rozhodující, v dlouhých turnajích.

event-long = { $day }  (dlouhý turnaj: přes 30 dní)
event-unrated = Hráči bez ratingu
event-help-unrated = Co v pomocných hodnoceních podle ratingu zastupuje rating hráče, který žádný nemá. Rating v kódu, jako ARO/U1400, má přednost.
event-rating-taken = Rating v hodnoceních
event-help-rating-taken = V turnaji přes 30 dní může mít hráč více ratingů, každý od určitého kola. Pomocná hodnocení berou první, neurčí-li propozice jinak.
unrated-dropped = hodnocení se přeskočí
unrated-fixed = pevný rating: { $rating }
unrated-fixed-open = pevný rating …
unrated-lowest = nejnižší v turnaji
unrated-average = průměr turnaje
rating-taken-first = první rating hráče
rating-taken-each-round = rating v kole partie
rating-taken-last = poslední rating hráče
warning-rating-tie-breaks = Turnaj trvá přes 30 dní a ratingy se mění: pomocná hodnocení podle ratingu se nedoporučují ({ $list }).
tie-break-warning-long-event = { $id } počítá ratingy, které se v turnaji přes 30 dní mění. Zvolte jiné hodnocení.
players-later-ratings = Ratingy od kola
players-rating-from = { $rating } od { $round }. kola
typed-no-later-rating = Nalezeno „{ $found }“, očekáváno kolo od 2. a jeho ratingy: 5:2130 nebo 5:2130/2080, oddělené mezerami.
