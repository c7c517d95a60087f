# Pravidla porušená ruční dvojicí nebo volným losem, v kterémkoli systému.
reason-met-before = Dvojice už spolu hrála: { $players-and }.
reason-meets-again = { $players-and } spolu hrají i v jiných kolech: { $times }. Všichni musí hrát spolu stejně často.
reason-barred-pair = Zakázaná dvojice: { $players-and }.
reason-same-absolute = { $players-and }: stejná absolutní přednost v barvě.
reason-colour-difference = { $player }: rozdíl v barvách nad dvě ({ $colour }).
reason-colour-three-times = { $player }: potřetí za sebou { $colour }.
reason-against-due = { $player }: { $colour-key ->
    [white] bílé
   *[black] černé
} proti přednosti v barvě.
reason-unequal-scores = { $players-and }: rozdíl bodů { $difference }.
reason-downfloat-again = { $ago ->
    [1] { $player }: opakovaný přesun dolů (předchozí kolo).
    [2] { $player }: opakovaný přesun dolů (před dvěma koly).
   *[other] { $player }: přesun dolů po přesunu vzhůru v posledních dvou kolech.
}
reason-upfloat-again = { $ago ->
    [1] { $player }: opakovaný přesun vzhůru (předchozí kolo).
    [2] { $player }: opakovaný přesun vzhůru (před dvěma koly).
   *[other] { $player }: přesun vzhůru po přesunu dolů v posledních dvou kolech.
}
reason-upfloat-maximum = { $player }: nejvyšší dovolený počet přesunů vzhůru je vyčerpán.
reason-bye-again = { $player }: volný los nebo body bez hry už dříve.
reason-bye-score = { $player }: { $score } b., nejnižší počet bodů pro volný los je však { $lowest } b.
