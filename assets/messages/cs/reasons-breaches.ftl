# Pravidla porušená ruční dvojicí nebo volným losem, v kterémkoli systému.
reason-met-before = Dvojice už spolu hrála: { $players }.
reason-meets-again = { $players } spolu hrají i v jiných kolech: { $times }. Všichni musí hrát spolu stejně často.
reason-barred-pair = Zakázaná dvojice: { $players }.
reason-same-absolute = Stejná absolutní přednost v barvě: { $players }.
reason-colour-difference = { $player }: rozdíl v barvách nad dvě ({ $colour }).
reason-colour-three-times = { $player }: potřetí za sebou { $colour }.
reason-against-due = { $player }: { $colour-key ->
    [white] bílé
   *[black] černé
} místo přednostní barvy.
reason-unequal-scores = { $players }: rozdíl bodů { $difference }.
reason-downfloat-again = { $player }: znovu přesun dolů.
reason-upfloat-again = { $player }: znovu přesun vzhůru.
reason-bye-again = { $player }: volný los nebo body bez hry už dříve.
reason-bye-score = { $player }: { $score } b., nejnižší počet bodů pro volný los je však { $lowest } b.
