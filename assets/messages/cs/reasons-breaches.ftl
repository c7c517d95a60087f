# Co porušuje dvojice nebo volný los od ruky, ať se nasazuje podle kterýchkoli pravidel.
reason-met-before = { $players } už spolu hráli.
reason-barred-pair = { $players } spolu podle rozhodčího hrát nesmějí.
reason-same-absolute = { $players }: oba smějí mít jen stejnou barvu.
reason-colour-difference = { $player }: rozdíl barev by přesáhl dvě partie, { $colour }.
reason-colour-three-times = { $player }: potřetí za sebou { $colour }.
reason-against-due = { $player }: místo barvy, na kterou má nárok, { $colour-key ->
    [white] bílé
   *[black] černé
}.
reason-unequal-scores = { $players }: rozdíl bodů { $difference }.
reason-downfloat-again = { $player }: znovu přesun dolů.
reason-upfloat-again = { $player }: znovu přesun nahoru.
reason-bye-again = { $player }: volný los nebo body bez hry už dříve.
reason-bye-score = { $player } má { $score } b.; volný los může mít hráč s počtem bodů { $lowest }.
