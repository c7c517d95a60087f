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
results-next-conflict = sıradaki çözülecek
results-take-back = bir tuş geri
results-slip-ends = fişler bitti
results-slip-keys = + beyaz  - siyah  * berabere   f+ f- f* hükmen   o diğerleri
results-slip-last = Son girilen: { $entries }
results-no-conflicts = Çelişen sonuç yok.
results-number-first = Önce masa numarası, sonra sonuç.
results-no-meaning = { $key } fişte bir anlam taşımaz. Numara, sonra + - * veya f; Esc bitirir.
results-conflicts = Karara bağlanacak { $count } (n, sonra Enter): { $boards }
results-conflicts-elsewhere = { $round }. tur: { $boards }

results-doubt = { $board } numaralı masada başka bir sonuç var, o kaldı. Çelişki kaydedildi; Enter ile karara bağlayın.
results-verify-differs = { $board } numaralı masa girilenden farklı. Çelişki kaydedildi; Enter ile karara bağlayın.
results-not-a-result = { $key } bir sonuç değil. 1 beyaz kazandı, 0 siyah kazandı, 5 berabere.
results-forfeit-how = Hükmen: 1 beyaz, 0 siyah, 5 iki taraf da kaybetti; vazgeçmek için Esc.
results-others-title = Masa { $board }: diğer sonuçlar
results-keep = { $result } kalsın
results-take = { $result } yazılsın
results-settle-title = Masa { $board }: hangi sonuç doğru?
results-no-board = Böyle bir masa yok. Masalar 1 ile { $last } arasında.
results-not-paired = { $round }. tur henüz eşlendirilmedi. Eşlendirme bölümünde (F6) eşlendirin.
results-draft = { $round }. tur henüz taslak. Eşlendirme bölümünde (F6) yayımlayın, sonra sonuç girin.
results-tally = { $kinds } = { $sum } / { $total } girildi
results-paper = kâğıtla karşılaştır
tally-penalty = ceza
tally-unrated = dışı
tally-title = { $round }. tur: kâğıttaki sayılar
tally-how = Kâğıtta sayın: her sütun için bir sayı yazın, aralarına boşluk koyun, Enter karşılaştırır. Son sayıdan sonrası 0 sayılır.
tally-type-counts = Önce bu satırın sayılarını yazın.
tally-too-many = Bu sayılar satırdaki masalardan fazla: yeniden sayın.
tally-agrees = ✓ Kâğıt girilenlerle uyuşuyor ({ $count }). Enter kapatır.
tally-differs = ✗ Kâğıt farklı: { $difference }. Onar masa sayın.
tally-block = ✗ { $boards } numaralı masalara bakın: { $difference }. Enter oraya gider.
tally-block-left = ✗ Öteki bölümler uyuşuyor: { $boards } numaralı masalara bakın. Enter oraya gider.
tally-look = { $boards } numaralı masalardan birinde kâğıttaki sonuç farklı.
tally-key-next = sonraki sayı
tally-key-compare = karşılaştır
results-closed = { $round }. tur kapandı: numara masaya gider, c orada düzeltir, V doğrular.
results-number-by-slip = Burada rakamlar sonuçtur: b önce masa numarasını alır.
results-complete = Bütün sonuçlar girildi.
results-undecided = { $count } maç eşit, karar bekliyor (n, p): masa { $boards }
results-missing = Eksik { $count }: { $boards }
results-mode-forfeit = HÜKMEN: 1, 0 veya 5
results-mode-verify = DOĞRULAMA: hepsini yeniden girin. Aynı: { $verified }, farklı: { $differing }. V bitirir.

correct-title = { $round }. tur, masa { $board }: { $result } yerine …
correct-card-title = { $round }. tur, masa { $board }: { $old } → { $new }
correct-colours = renkler ters oynandı
correct-record = kaydet; bundan sonraki eşlendirmeler buna göre yapılır ({ $article })
correct-undo-unplayed = kaydet ve { $round }. turu yeniden eşlendir (yayımlandı, oynanmadı)
correct-undo-later = kaydet, { $round }. turdan başlayarak geri al ve yeniden eşlendir (dal olarak kalır)
correct-rating-only = geç kaldı: yalnız rating raporu için ({ $article })
correct-same-pairing = { $round }. tur: eşlendirme aynı olurdu.
correct-other-pairing = { $count ->
    [0] { $round }. tur: tur atlayan değişirdi
   *[other] { $round }. tur: { $count } masa farklı eşlenirdi:
}
correct-other-bye = tur atlayan: { $then } → { $now }
correct-other-numbers = { $round }. turun { $count } sıra numarası değişirdi:
correct-same-places = Sıralamada hiçbir derece değişmiyor.
correct-other-places = { $count } derece değişir:
correct-reason-title = Neden? Gerekçenin rakamına basın.
correct-reason-typed = Gerekçe
correct-reason-slip = fiş yanlış okundu
correct-reason-sheet = yanlış kâğıt
correct-reason-colours = renkler yanlış
correct-reason-appeal = itiraz
correct-reason-other = başka bir gerekçe, yazılır
correct-reason-missing = Geçmişi düzeltmek gerekçe ister: 1 ile 5 arası.
correct-reach = Nereye dokunur
correct-reach-open = … hesaplanıyor
correct-key-reason = gerekçe
correct-key-follow = ne izlesin
correct-key-act = düzelt
correct-confirm-undo = { $round }. tur ve sonrası geri alınıyor. Kayıtlarda dal olarak kalır.

results-match = parti ekle, karar ver
match-line = { $one } { $points } – { $others } { $other }: { $next }
match-next-game = oynanacak oyun var
match-next-add = sırada { $stage }, { $count } oyun: p tuşu
match-next-decided = üst tura çıkan { $winner } ({ $by })
match-next-nobody = ikisi de elendi
match-none = Bu turda her maç tek oyundur: sonucunu girin.
match-title = Maç
match-add-white = Ekle: { $stage }, beyazla başlayan { $white }
match-add-drawn = Ekle: { $stage }, renkler kurayla
match-lot-chosen = Kurayı { $won } kazandı, beyazla başlayan { $white }
match-lot-draw = Renkleri kurayla belirle
match-absent = { $player } gelmedi
match-both-absent = İkisi de gelmedi
match-decide = Hakem kararıyla çıkan { $player }: gerekçeyi yazın
match-take-back = Kararı geri al
