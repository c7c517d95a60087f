# 2026 Hollanda sistemiyle bir tur neden böyle eşlendirildi: rules_2026 içindeki REASONS.

reason-dutch-2026-bracket = { $moved-down ->
    [0] { $score } puan grubu: { $residents } oyuncu.
   *[other] { $score } puan grubu: { $residents } oyuncu ve yukarıdan kaydırılan { $moved-down } oyuncu.
}
reason-dutch-2026-moved-down-pair = { $player } aşağı kaydırıldı; rakibi { $opponent }, grupta { $number } numara.
reason-dutch-2026-pair = Grubun { $number } numarası { $opponent } numarayla eşlenir: S1 ile S2 sırayla.
reason-dutch-2026-transposition = { $number } numara, { $instead } yerine { $opponent } numarayla eşlenir: S2 sırası değiştirildi.
reason-dutch-2026-exchange = S1 ile S2 arasında değişim: { $out } yerine { $into }.
reason-dutch-2026-limbo = { $player } aşağı kaydırılmıştı; burada yer bulamadı, yeniden aşağı kaydırılıyor.
reason-dutch-2026-downfloat = { $player } grupta açıkta kaldı ve aşağı kaydırılıyor.
reason-dutch-2026-bye = { $player } tur atlıyor: kurallara uygun eşlendirme bırakan en düşük puan { $score }.
reason-dutch-2026-bye-unplayed = { $player } tur atlıyor; oynamadığı tur sayısı en az: { $rounds }.
reason-dutch-2026-c10 = İkiden büyük renk farkı önlenemiyor: { $players }.
reason-dutch-2026-c11 = Aynı renkle üst üste üçüncü oyun önlenemiyor: { $players }.
reason-dutch-2026-c12 = Herkese hak ettiği renk verilemiyor: { $players }.
reason-dutch-2026-c13 = Güçlü renk hakkı verilemiyor: { $players }.
reason-dutch-2026-c14 = Önceki turdaki gibi aşağı kaydırılıyor: { $players }.
reason-dutch-2026-c15 = Önceki turdaki gibi yukarıdan kaydırılanla eşleşiyor: { $players }.
reason-dutch-2026-c16 = İki tur önceki gibi aşağı kaydırılıyor: { $players }.
reason-dutch-2026-c17 = İki tur önceki gibi yukarıdan kaydırılanla eşleşiyor: { $players }.
reason-dutch-2026-c18 = Önceki turda aşağı kaydırılanın puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-c19 = Önceki turda yukarı kaydırılanın puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-c20 = İki tur önce aşağı kaydırılanın puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-c21 = İki tur önce yukarı kaydırılanın puan farkı küçük tutuldu: { $players }.
reason-dutch-2026-both-preferences = Renkler: { $white } ve { $black } hak ettikleri rengi alıyor.
reason-dutch-2026-stronger-preference = Renkler: { $higher } daha güçlü renk hakkına sahip.
reason-dutch-2026-latest-difference = Renkler: { $white } ile { $black } arasında renklerin farklı olduğu son turun tersi.
reason-dutch-2026-higher-ranked = Renkler: üst sıradaki { $higher } hakkını alır.
reason-dutch-2026-pairing-number = Renkler: üst sıradaki { $higher }, geliş numarası { $number }; tek numaralar kura rengini alır: { $initial }.
reason-dutch-2026-no-opponent = { $player } için kurallara uygun rakip yok.
reason-dutch-2026-nobody-for-bye = Kimse tur atlayamaz.
reason-dutch-2026-cannot-all-be-paired = Bu oyuncuların hepsi eşlendirilemiyor: { $players }.
