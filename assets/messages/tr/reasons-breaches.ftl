# Elle yapılan bir eşlendirmenin ya da tur atlamanın çiğnediği kurallar, her sistemde.
reason-met-before = Daha önce karşılaştılar: { $players-and }.
reason-meets-again = { $players-and } başka { $times } turda daha karşılaşıyor. Bütün oyuncular birbiriyle eşit sayıda oynamalı.
reason-barred-pair = Yasak eşlendirme: { $players-and }.
reason-same-absolute = { $players-and }: aynı mutlak renk tercihi.
reason-colour-difference = { $player }: { $colour } ile renk farkı ikiyi aşar.
reason-colour-three-times = { $player }: arka arkaya üçüncü kez { $colour }.
reason-against-due = { $player }: { $colour }, renk tercihi karşılanmaz.
reason-unequal-scores = { $players-and }: puan farkı { $difference }.
reason-downfloat-again = { $ago ->
    [1] { $player }: önceki turdaki aşağı kaydırmanın yinelenmesi.
    [2] { $player }: iki tur önceki aşağı kaydırmanın yinelenmesi.
   *[other] { $player }: son iki turdaki yukarı kaydırmanın ardından aşağı kaydırma.
}
reason-upfloat-again = { $ago ->
    [1] { $player }: önceki turdaki yukarı kaydırmanın yinelenmesi.
    [2] { $player }: iki tur önceki yukarı kaydırmanın yinelenmesi.
   *[other] { $player }: son iki turdaki aşağı kaydırmanın ardından yukarı kaydırma.
}
reason-upfloat-maximum = { $player }: kuralların izin verdiği sayıda yukarı kaydırma yapıldı.
reason-bye-again = { $player } daha önce tur atladı ya da oynamadan puan aldı.
reason-bye-score = { $player }: puanı { $score }; { $lowest } puanlı bir oyuncu tur atlayabilir.
