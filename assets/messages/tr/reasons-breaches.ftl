# Elle yapılan bir masanın veya tur atlamanın, eşlendirme hangi kurallarla olursa olsun, bozduğu kurallar.
reason-met-before = { $players } daha önce karşılaştı.
reason-barred-pair = { $players } hakem kararıyla eşlendirilemez.
reason-same-absolute = { $players }: ikisi de yalnız aynı rengi alabilir.
reason-colour-difference = { $player }: { $colour } ile renk farkı ikiyi aşar.
reason-colour-three-times = { $player } üst üste üçüncü kez { $colour } oynar.
reason-against-due = { $player } hak ettiği rengi değil, { $colour } alır.
reason-unequal-scores = { $players }: puan farkı { $difference }.
reason-downfloat-again = { $player } yeniden aşağı kaydırılır.
reason-upfloat-again = { $player } yeniden yukarı kaydırılır.
reason-bye-again = { $player } daha önce tur atladı ya da oynamadan puan aldı.
reason-bye-score = { $player } { $score } puanda; { $lowest } puanlı biri tur atlayabilir.
