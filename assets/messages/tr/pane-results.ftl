# Sonuç girişi ve herhangi bir turda düzeltme.

column-white = Beyaz
column-black = Siyah

results-white-wins = beyaz kazandı
results-black-wins = siyah kazandı
results-draw = berabere
results-forfeit = hükmen
results-others = diğer sonuçlar
results-correct = düzelt
results-missing-only = yalnız eksikler
results-slip = fişle giriş
results-verify = doğrula
results-clear = sil, yukarı çık
results-settle = karara bağla / geç

results-doubt = { $board } numaralı masada başka bir sonuç var, o kaldı. Masa işaretlendi; Enter ile karara bağlayın.
results-verify-differs = { $board } numaralı masa girilenden farklı. İşaretlendi; Enter ile karara bağlayın.
results-not-a-result = { $key } bir sonuç değil. 1 beyaz kazandı, 0 siyah kazandı, 5 berabere.
results-forfeit-how = Hükmen: 1 beyaz, 0 siyah, 5 iki taraf da kaybetti; vazgeçmek için Esc.
results-others-title = Masa { $board }: diğer sonuçlar
results-keep = { $result } kalsın
results-take = { $result } yazılsın
results-kept = Kayıtlı sonuç kaldı.
results-settle-title = Masa { $board }: hangi sonuç doğru?
results-no-board = Böyle bir masa yok. Masalar 1 ile { $last } arasında.
results-not-paired = { $round }. tur henüz eşlendirilmedi. Eşlendirme bölümünde (F6) eşlendirin.
results-draft = { $round }. tur henüz taslak. Eşlendirme bölümünde (F6) yayımlayın, sonra sonuç girin.
results-tally = { $entered } / { $total } girildi · 1-0: { $white } · ½: { $draws } · 0-1: { $black } · hükmen: { $forfeits } · ertelenen: { $adjourned }
results-complete = Bütün sonuçlar girildi.
results-missing = Eksik: { $boards }
results-doubts = { $count } masa işaretli: oraya gidip Enter'a basın.
results-mode-forfeit = HÜKMEN: 1, 0 veya 5
results-mode-slip = FİŞ: masa no, sonra + - veya berabere için *; Esc bitirir.  { $typed }
results-mode-verify = DOĞRULAMA: hepsini yeniden girin. Aynı: { $verified }, farklı: { $differing }. V bitirir.

correct-title = { $round }. tur, masa { $board }: { $result } yerine …
correct-colours = renkler ters oynandı
correct-how = Düzeltmeden sonra ne olsun?
correct-record = kaydet; bundan sonraki eşlendirmeler buna göre yapılır (F.7)
correct-undo-unplayed = kaydet ve { $round }. turu yeniden eşlendir (yayımlandı, oynanmadı)
correct-undo-later = kaydet, { $round }. turdan başlayarak geri al ve yeniden eşlendir (dal olarak kalır)
correct-rating-only = geç kaldı: yalnız rating raporu için (C.04.2 4.3)
correct-same-pairing = { $round }. tur: eşlendirme aynı olurdu.
correct-other-pairing = { $round }. tur: { $count } masa başka eşlendirilirdi: { $boards }
correct-same-places = Sıralamada hiçbir derece değişmiyor.
correct-other-places = { $count } derece değişiyor: { $players }
correct-reason-title = Gerekçe (kayıtlara geçer)
correct-reason-missing = Kapanmış bir tur ancak gerekçeyle düzeltilir. Gerekçe yazın.
correct-confirm-record = Kapanmış { $round }. turun sonucu değişiyor. Sonraki eşlendirmeler olduğu gibi kalır.
correct-confirm-undo = { $round }. tur ve sonrası geri alınıyor. Kayıtlarda dal olarak kalır.
