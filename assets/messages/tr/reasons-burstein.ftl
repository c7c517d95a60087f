# Klasik. Bir grubun işlemi:
reason-burstein-group = { $score } puan grubu, sırasıyla: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Kaydırılarak gelen: { $incoming }.
}
reason-burstein-joined = { $groups } puan grubu daha birleştirildi.
reason-burstein-sent-back = Bu artık oyuncuyla sonraki grup eşlenemediği için geri gönderilen: { $players }.
reason-burstein-attempt = Listenin { $number }. denemesi: { $refused ->
    [0] herkes hakkı olan rengi alır.
   *[other] { $refused } oyuncu hakkı olan rengi alamaz.
}
reason-burstein-late-attempt = Renk hakkı en az kırılan ({ $refused }) ilk deneme; listedeki numarası yazılamayacak kadar büyük.
reason-burstein-values = { $place }. { $player }: SB { $sb }, Buchholz { $buchholz }, medyan { $median }, rating { $rating }.
reason-burstein-imaginary = { $player }: { $real } gerçek, { $imaginary } sanal puan.
reason-burstein-floater = { $player } artık oyuncudur, sonraki gruba kaydırılır.
reason-burstein-bye = { $player } tur atlar: en alt grupta tur atlayabileceklerin sonuncusu.

# Bir masanın renkleri:
reason-burstein-only-order = Renkler: sınırlar yalnız buna izin verir.
reason-burstein-number = Renkler: kimsenin renk hakkı yok; küçük sıra no ve kura belirler.
reason-burstein-both-due = Renkler: iki oyuncu da hakkını alır.
reason-burstein-equal-numbers = Renkler: beyaz ve siyahları arasında farkı büyük olan hakkını alır.
reason-burstein-irregularity = Renkler: rengi daha yakın turda kırılan hakkını alır.
reason-burstein-order = Renkler: grup sıralamasında önde olan hakkını alır.

# Eşlendirme yok:
reason-burstein-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-burstein-other-bye = Şunlardan biri tur atlarsa ötekiler eşlenebilir: { $players }.
reason-burstein-no-opponent = { $player } kimseyle eşlenemez.
reason-burstein-cannot-all-be-paired = Ötekiler nasıl eşlenirse eşlensin şunların bir kısmı açıkta kalır: { $players }.

# FIDE, 2026. Bir turun işlemi:
reason-burstein-2026-seeding = Ön sıralama turu: { $last }. tura kadar Hollanda (Dutch) sistemi eşler.
reason-burstein-2026-bracket = { $score } puan grubu, indekse göre: { $players }.{ $incoming-count ->
    [0] {""}
   *[other] {" "}Kaydırılarak gelen: { $incoming }.
}
reason-burstein-2026-index = { $number } numara, { $player }: Buchholz { $buchholz }, SB { $sb }.
reason-burstein-2026-floater = { $player } açıkta kalır, sonraki gruba kaydırılır.
reason-burstein-2026-bye = { $player } tur atlar: en düşük puan { $score }, en çok oyun ({ $games }), en düşük indeks.
reason-burstein-2026-pair = Grubun { $number } numarası { $opponent } numarasıyla eşlenir.
reason-burstein-2026-refused = İkisinin de hakkı { $colour }: biri alamaz.

# Bir masanın renkleri:
reason-burstein-2026-pairing-number = Renkler: başlangıç rengi ve üstteki oyuncunun numarası belirler.
reason-burstein-2026-both-preferences = Renkler: iki oyuncu da hakkını alır.
reason-burstein-2026-stronger-preference = Renkler: hakkı daha güçlü olan alır.
reason-burstein-2026-latest-difference = Renkler: iki oyuncunun farklı renk aldığı son turun tersi.
reason-burstein-2026-higher-index = Renkler: indeksi yüksek olan hakkını alır.

# Eşlendirme yok:
reason-burstein-2026-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-burstein-2026-no-opponent = { $player } kimseyle eşlenemez.
reason-burstein-2026-cannot-all-be-paired = Ötekiler nasıl eşlenirse eşlensin şunların bir kısmı açıkta kalır: { $players }.
