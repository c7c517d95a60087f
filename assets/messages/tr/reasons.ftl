# İsviçre (Dutch) sistemi, 2009 ve 1992. Bir grubun işlemi:
reason-dutch-bracket = { $score } puan grubu: { $players }.{ $moved-down-count ->
    [0] {""}
   *[other] {" "}Yukarıdan kaydırılan: { $moved-down }.
} w = { $white }, b = { $black }, q = { $half }; x = { $x }. { $pairs ->
    [0] Eşleşme yapılmadı.
   *[other] { $pairs } eşleşme yapıldı.
}
reason-dutch-remainder = Kalan: { $players }. w = { $white }, b = { $black }, q = { $half }; x = { $x }. { $pairs ->
    [0] Eşleşme yapılmadı.
   *[other] { $pairs } eşleşme yapıldı.
}
reason-dutch-moved-down-at-once = Grupta rakibi yok, hemen aşağı kaydırılır: { $players }.
reason-dutch-strong-as-absolute = Tek numaralı tur: güçlü renk hakkı mutlak sayılır.
reason-dutch-strong-given-up = Tek numaralı tur: güçlü renk hakkı mutlak sayılamadı, yoksa daha çok oyuncu kayardı.
reason-dutch-mild-neutral = Çift numaralı tur: { $colour } isteyen fazla; zayıf hakkından vazgeçenler: { $players }.
reason-dutch-transposition = S2 sırası değişti: S1 { $upper }, rakipleri sırayla { $lower }.
reason-dutch-exchange = S1 ile S2 arasında değişim: { $out } yerine { $into }.
reason-dutch-upfloats-free = Yukarı kaydırmada bırakılan:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (önceki tur)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (iki tur önce)
}
reason-dutch-downfloats-free = Aşağı kaydırmada bırakılan:{ $b5 ->
    [0] {""}
   *[other] {" "}B.5 (önceki tur)
}{ $b6 ->
    [0] {""}
   *[other] {" "}B.6 (iki tur önce)
}
reason-dutch-raised = x { $raises } kez artırıldı.
reason-dutch-lifted = Son tur: puanların yarısından çoğunu alanlar için renk sınırları kaldırıldı.
reason-dutch-other-floaters = Alttaki grup eşlenebilsin diye bunların yerine kaydırılan: { $players }.
reason-dutch-for-lowest = En alt grup eşlenebilsin diye aşağı kaydırılan: { $players }.
reason-dutch-joined = En alt grupla birleştirilen: { $players }.
reason-dutch-fewer-pairs = İstenenden az eşleşme: kaydırılanlarla { $moved-down }, ötekilerde { $others }.

# Bir masa:
reason-dutch-both-preferences = Renkler: iki oyuncu da hakkını alır.
reason-dutch-stronger-preference = Renkler: hakkı daha güçlü olan alır.
reason-dutch-latest-difference = Renkler: iki oyuncunun farklı renk aldığı son turun tersi.
reason-dutch-higher-ranked = Renkler: sıralamada üstteki hakkını alır.
reason-dutch-pairing-number = Renkler: başlangıç rengi ve üstteki oyuncunun sıra numarası belirler.
reason-dutch-clash = İkisinin de hakkı { $colour }: biri alamaz.
reason-dutch-floats = Puanlar farklı: aşağı kayan { $down }, yukarı kayan { $up }.
reason-dutch-bye = { $player } açıkta kaldı, tur atlar.

# Kararı hakemin:
reason-dutch-large-exchange = Üç ya da daha çok oyuncu değiştirildi ({ $out } yerine { $into }); kurallarda bunun sırası yok. Bu grubu denetleyin.
reason-dutch-lift-used = { $players } ancak son turda renk sınırları kaldırıldığı için karşılaşıyor. Bu masayı onaylayın ya da değiştirin.

# Eşlendirme yok:
reason-dutch-no-opponent = { $player } kimseyle eşlenemez.
reason-dutch-nobody-for-bye = Oyuncu sayısı tek, ama kimse tur atlayamaz.
reason-dutch-cannot-all-be-paired = Ötekiler nasıl eşlenirse eşlensin açıkta kalan: { $players }.


reason-ruled = Tur eşlendirilmeden önce hakemin kararıyla.
reason-fixed = Hakem sabitledi; ötekiler onun yanında kurallarla eşlendirildi.
