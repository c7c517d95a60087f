# Elle yapılan bir eşlendirmenin ya da tur atlamanın çiğnediği kurallar, her sistemde.
reason-met-before = Daha önce karşılaştılar: { $players }.
reason-meets-again = { $players } başka { $times } turda daha karşılaşıyor. Bütün oyuncular birbiriyle eşit sayıda oynamalı.
reason-barred-pair = Yasak eşlendirme: { $players }.
reason-same-absolute = Mutlak renk tercihi aynı: { $players }.
reason-colour-difference = { $player }: { $colour } ile renk farkı ikiyi aşar.
reason-colour-three-times = { $player }: arka arkaya üçüncü kez { $colour }.
reason-against-due = { $player }: sırası gelen renk yerine { $colour }.
reason-unequal-scores = { $players }: puan farkı { $difference }.
reason-downfloat-again = { $player }: yeniden aşağı kaydırma.
reason-upfloat-again = { $player }: yeniden yukarı kaydırma.
reason-bye-again = { $player } daha önce tur atladı ya da oynamadan puan aldı.
reason-bye-score = { $player }: puanı { $score }; { $lowest } puanlı bir oyuncu tur atlayabilir.
