# Lim sistemi, klasik metin ve 2026. Bir grubun işlemi:
reason-lim-group-upper = Üst yarı, { $score } puan grubu: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Yukarıdan gelen artık oyuncu: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Aşağıdan gelen artık oyuncu: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi beyaz: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi siyah: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi yok: { $neither }.
}
reason-lim-group-lower = Alt yarı, { $score } puan grubu: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Yukarıdan gelen artık oyuncu: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Aşağıdan gelen artık oyuncu: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi beyaz: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi siyah: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi yok: { $neither }.
}
reason-lim-group-median = Medyan puan grubu, { $score } puan{ $players-count ->
    [0] {""}
   *[other] : { $players }
}.{ $down-count ->
    [0] {""}
   *[other] {" "}Yukarıdan gelen artık oyuncu: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Aşağıdan gelen artık oyuncu: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi beyaz: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi siyah: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Sırası gelen rengi yok: { $neither }.
}
reason-lim-left-alone = { $player } için grupta uygun rakip yok; artık oyuncu olur.
reason-lim-floater-a = { $player }, a tipi artık oyuncu: zaten artık oyuncu, sonraki grupta uygun rakibi yok.
reason-lim-floater-b = { $player }, b tipi artık oyuncu: zaten artık oyuncu, sonraki grupta uygun rakibi var.
reason-lim-floater-c = { $player }, c tipi artık oyuncu: sonraki grupta uygun rakibi yok.
reason-lim-floater-d = { $player }, d tipi artık oyuncu: sonraki grupta uygun rakibi var.
reason-lim-floater-colour = { $player } artık oyuncu olur, çünkü sırası gelen rengi { $colour } olan fazla.
reason-lim-floater-lowest = { $player }, artık oyuncu olabileceklerin en alt numaralısı.
reason-lim-floater-highest = { $player }, artık oyuncu olabileceklerin en üst numaralısı.
reason-lim-floater-spares = { $player } artık oyuncu olur; önceki turda artık oyuncu oldukları için seçilmeyen: { $spared }.
reason-lim-taken-back = Medyan grubu eşlendirilemedi. Komşu grubun bozulan eşlendirmesinden medyan grubuna katılan: { $players }.

# Bir masa:
reason-lim-floater-meets = Artık oyuncu ve rakibi: { $player } – { $opponent }.
reason-lim-exchange = { $player } için öngörülen rakip { $proposed }; { $met } ile bütün oyuncular eşlendirilebiliyor.
reason-lim-exchange-colours = { $player } için öngörülen rakip { $proposed }; sırası gelen renkler için { $met } ile değiş-tokuş yapıldı.
reason-lim-only-order = Renkler: izin verilen tek düzen.
reason-lim-both-due = Renkler: her iki oyuncuya da sırası gelen renk verilir.
reason-lim-larger-imbalance = İkisinin de sırası gelen rengi aynı: renk farkı büyük olan oyuncuya verilir.
reason-lim-latest-difference = İkisinin de sırası gelen rengi aynı: renklerinin farklı olduğu en yakın oyunun tersi verilir.
reason-lim-higher-ranked = İkisinin de sırası gelen rengi ve renk geçmişi aynı: üst sıradaki oyuncuya verilir.
reason-lim-lower-ranked = İkisinin de sırası gelen rengi ve renk geçmişi aynı, alt yarı: alt sıradaki oyuncuya verilir.
reason-lim-first-colours = Renkler: başlangıç rengi ve üst sıradaki oyuncunun numarası belirler.
reason-lim-clash = İkisinin de sırası gelen rengi { $colour }: yalnız biri alabilir.
reason-lim-floats = Puanlar farklı: { $down } daha çok, { $up } daha az puanlı.
reason-lim-last-round = Son tur: eşit puan, renk sınırlarından önceliklidir.
reason-lim-bye = { $player } tur atlar: en alt grupta tur atlayabilecek en alt numaralı oyuncu.
reason-lim-bye-passed-over = Tur atlama için öncelikliydi, ama atlayamaz ya da o zaman ötekiler eşlendirilemez: { $players }.

# Hakemin bakacağı:
reason-lim-cut-short = Maksi turnuva: { $players-and } arasındaki bütün değiş-tokuşlar denenmedi. Bu grubun renklerini kontrol edin.

# Eşlendirme yok:
reason-lim-no-opponent = { $player } için uygun rakip yok.
reason-lim-no-bye-candidate = Oyuncu sayısı tek ve hiçbir oyuncu tur atlayamaz.
reason-lim-cannot-all-be-paired = Ötekiler nasıl eşlendirilirse eşlendirilsin eşlendirilemeyen: { $players }.

# Elle yapılan masa ya da tur atlamanın bozduğu:
reason-lim-float-again = { $player } önceki turda da artık oyuncuydu.
