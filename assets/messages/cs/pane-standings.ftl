# Pořadí, křížová tabulka a karta hráče.

standings-card = karta hráče
standings-crosstable = křížová tabulka
standings-by-number = podle čísla / pořadí
standings-lots = los
standings-draw-lots-title = Losovat?
standings-draw-lots = { $count ->
    [one] Vylosovat los pro jednoho hráče, který jej nemá
    [few] Vylosovat losy pro { $count } hráče, kteří je nemají
   *[other] Vylosovat losy pro { $count } hráčů, kteří je nemají
}
standings-enter-lot = Zapsat los: { $player }
standings-lots-stay = Los platí: zůstává v souboru turnaje a znovu se netahá. Menší číslo je první.
standings-more-columns = sloupce →
standings-fewer-columns = sloupce ←
standings-none = Žádné kolo ještě není zveřejněno, pořadí proto není.
standings-after = Pořadí po { $round }. kole
standings-adjourned = { $count ->
    [one] jedna odložená partie se počítá jako remíza
    [few] { $count } odložené partie se počítají jako remízy
   *[other] { $count } odložených partií se počítá jako remízy
}

card-none = Tento hráč ještě v pořadí není.
card-head = Číslo { $number } · místo { $place } · { $score } b. · upravené body { $adjusted }
card-virtual = virtuální soupeř
card-dummy = fiktivní soupeř
card-cut-low = škrtnuto (nejnižší)
card-cut-high = škrtnuto (nejvyšší)
