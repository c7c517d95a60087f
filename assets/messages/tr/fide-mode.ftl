# FIDE kipi ve ondan çıkaran işlemler.

departure-title = FIDE kuralları buna izin vermiyor
departure-forbidden-pairs = Yasak eşleşmeler 1. turdan önce duyurulur (FIDE C.04.2 5.2). { $round }. tur yayımlandı.
departure-number-of-rounds = Tur sayısı yarışmadan önce duyurulur (FIDE C.04.2 1). { $round }. tur yayımlandı.
departure-in-report = Rapora göre yarışma { $round }. turdan sonra FIDE kipinden çıkmış. Kipin dışında kalır.
departure-earlier-round = { $earlier }. tur çok geride kaldı: yalnız oynanan son iki tur düzeltilir. Sonradan bulunan yalnız rating raporunu değiştirir (FIDE C.04.2 4.3).
departure-nothing-yet = Henüz hiçbir şey değişmedi. Büyük C, bunun neye yol açacağını gösterir.
departure-leave = FIDE kipinden çıkılsın mı?
departure-follows = Yarışma { $round }. turda FIDE kipinden kesin olarak çıkar. Ekranın başı, her çizelge ve turnuva raporu bunu belirtir.
departure-stays = Esc FIDE kipinde kalır.

head-fide-mode-left = FIDE kipi dışı, T{ $round }
sheet-fide-mode-left = { $round }. turda FIDE kipinden çıkıldı

departure-is-in-force = Yarışma FIDE kipinde.
departure-is-left = Yarışma { $round }. turda FIDE kipinden çıktı.
departure-is-outside = Bu, FIDE'nin yürürlükteki bir metni değil: yarışma FIDE kipinin dışında.

warning-title = Bunu mu demek istiyorsunuz?
warning-bye-worth = Bay, hiçbir sonucun toplamı olmayan bir değer taşırdı: değerlendirilen hiçbir turnuva böyle saymaz (FIDE C.04.1 3). Galibiyet puanı, beraberlik puanı ya da sıfır verin.
warning-adjournment = { $players }, tur { $round }: sonraki turlar bu ertelenen oyun berabereymiş gibi eşlendirildi (FIDE C.04.2 3.1). Onlar kalır; turnuva raporu oyunun nasıl bittiğini söyler.
warning-contradicts = Tur { $round }: sonrası, önceki duruma dayansa da kalır. Turnuva raporu bunu söyler.
warning-exchange = { $one } ile { $other }, ratingleri eşit kalırken { $round }. turdan sonra sıra numaralarını değişir. Turnuva raporu bunu söyler.
warning-by-hand = Tur { $round } kuralların eşlendirdiği gibi değil. Turnuva raporu farklı masaları belirtir.
warning-line-up-order = { $team }: { $above }, listede kendisinden önce gelen { $below } oyuncusunun üstünde oturacak. Masa sırası sabittir; sıra dışı oyunlar kaybedilir (ECU B.12.3.4 ya da turnuva yönergesi).
warning-against-both-dues = Masa { $board }: { $players }: ikisi de hakkı olmayan rengi alıyor (FIDE C.04.1 8).
warning-meets-again = Masa { $board }: { $players } başka { $times } turda daha karşılaşıyor. Herkes herkesle eşit sayıda karşılaşır (C.05 Ek 1).
warning-open-adjournments = { $count ->
    [one] Önceki turlardan ertelenen bir oyunun sonucu yok. Yine berabere sayılır.
   *[other] Önceki turlardan ertelenen { $count } oyunun sonucu yok. Yine berabere sayılırlar.
}
departure-not-undone = FIDE modundan şu anki durumla çıkıldı: günlükte t önceki duruma döner.
warning-import = { $count ->
    [one] Raporun { $list }. turu kuralların eşlendirdiği gibi değil. Turnuva olduğu gibi kalır, kendi raporları bu turu belirtir.
   *[other] Raporun { $list }. turları kuralların eşlendirdiği gibi değil. Turnuva olduğu gibi kalır, kendi raporları bu turları belirtir.
}
