# Lim sistemi, klasik metin ve 2026. Bir grubun işlemi:
reason-lim-group-upper = Üst yarı, { $score } puan grubu: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Yukarıdan gelen artık oyuncu: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Aşağıdan gelen artık oyuncu: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Hakkı beyaz: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Hakkı siyah: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Renk hakkı yok: { $neither }.
}
reason-lim-group-lower = Alt yarı, { $score } puan grubu: { $players }.{ $down-count ->
    [0] {""}
   *[other] {" "}Yukarıdan gelen artık oyuncu: { $down }.
}{ $up-count ->
    [0] {""}
   *[other] {" "}Aşağıdan gelen artık oyuncu: { $up }.
}{ $white-count ->
    [0] {""}
   *[other] {" "}Hakkı beyaz: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Hakkı siyah: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Renk hakkı yok: { $neither }.
}
reason-lim-group-median = Medyan grubu, { $score } puan{ $players-count ->
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
   *[other] {" "}Hakkı beyaz: { $white }.
}{ $black-count ->
    [0] {""}
   *[other] {" "}Hakkı siyah: { $black }.
}{ $neither-count ->
    [0] {""}
   *[other] {" "}Renk hakkı yok: { $neither }.
}
reason-lim-left-alone = { $player } için grupta uygun rakip yok; artık oyuncu olarak ayrılır.
reason-lim-floater-a = { $player } a tipi artık oyuncu: yine artık oyuncu, sonraki grupta rakibi yok.
reason-lim-floater-b = { $player } b tipi artık oyuncu: yine artık oyuncu, sonraki grupta rakibi var.
reason-lim-floater-c = { $player } c tipi artık oyuncu: sonraki grupta rakibi yok.
reason-lim-floater-d = { $player } d tipi artık oyuncu: sonraki grupta rakibi var.
reason-lim-floater-colour = { $player } ayrılır, çünkü hakkı { $colour } olan çok.
reason-lim-floater-lowest = { $player } ayrılabileceklerin en düşük numaralısı.
reason-lim-floater-highest = { $player } ayrılabileceklerin en yüksek numaralısı.
reason-lim-floater-spares = { $player } ayrılır; bir önceki turda artık oyuncu olduğu için ayrılmayan: { $spared }.
reason-lim-taken-back = Medyan grubu eşlendirilemedi; komşu gruptan bozulup medyana alınan eşlendirme: { $players }.

# Bir masa:
reason-lim-floater-meets = Artık oyuncu: { $player }; rakibi: { $opponent }.
reason-lim-exchange = { $player } için önerilen rakip { $proposed } idi; { $met } ile herkes eşlenebiliyor.
reason-lim-exchange-colours = { $player } için önerilen rakip { $proposed } idi; renkler için { $met } ile değiştirildi.
reason-lim-only-order = Renkler: yalnız bu sıra olabilir.
reason-lim-both-due = Renkler: renk hakkı olan o rengi alır.
reason-lim-larger-imbalance = İkisinin de hakkı aynı renk: renk farkı büyük olan alır.
reason-lim-latest-difference = İkisinin de hakkı aynı renk: farklı renk aldıkları son oyunun tersi.
reason-lim-higher-ranked = İkisinin de hakkı ve geçmişi aynı: sıralamada üstteki alır.
reason-lim-lower-ranked = İkisinin de hakkı ve geçmişi aynı, alt yarı: sıralamada alttaki alır.
reason-lim-first-colours = Renkler: kurayla çekilen renk ve üstteki oyuncunun numarası belirler.
reason-lim-clash = İkisinin de hakkı { $colour }: biri alamaz.
reason-lim-floats = Puanlar farklı: { $down } daha çok, { $up } daha az puanlı.
reason-lim-last-round = Son tur: eşit puan renk sınırlarından önce gelir.
reason-lim-bye = { $player } tur atlar: en alt grubun, tur atlayabilecek en düşük numaralı oyuncusu.
reason-lim-bye-passed-over = Tur atlatılmayanlar: { $players }; atlayamazlar ya da ötekiler eşlenemezdi.

# Hakemin bakacağı:
reason-lim-cut-short = Maksi turnuva: { $players } arasındaki bütün değişimler denenmedi. Bu grubun renklerine bakın.

# Eşlendirme yok:
reason-lim-no-opponent = { $player } kimseyle eşlenemez.
reason-lim-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-lim-cannot-all-be-paired = Ötekiler nasıl eşlenirse eşlensin açıkta kalan: { $players }.

# Elle yapılan masa ya da tur atlamanın bozduğu:
reason-lim-float-again = { $player } bir önceki turda da artık oyuncuydu.
