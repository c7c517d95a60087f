# Sıralama, çapraz tablo ve eşlendirme kartı.

standings-card = eşlendirme kartı
standings-crosstable = çapraz tablo
standings-by-number = sıra no / derece
standings-lots = kura
standings-draw-lots-title = Kura çekilsin mi?
standings-draw-lots = Kurası olmayan { $count } oyuncu için kura çek
standings-enter-lot = Kura numarasını gir: { $player }
standings-enter-value = { $id } değerini gir: { $player }
standings-lots-stay = Çekilen kura kesindir: turnuva dosyasında kalır, yeniden çekilmez. Küçük sayı önce gelir.
standings-more-columns = sütunlar →
standings-fewer-columns = sütunlar ←
standings-prizes = ödüller
standings-filter = süz
standings-next-category = sonraki kategori
standings-previous-category = önceki kategori
standings-no-categories = Herkesten başka ödüllü kategori yok: f cinsiyet, yaş, rating ya da kulübe göre süzer.
standings-announced = ilan listeleri
standings-conflicts = çelişen sonuç: { $count }
standings-everybody = herkes
standings-filter-typed = koşullara uyan oyuncular …
standings-warnings = eşitlik bozma uyarıları
standings-no-warnings = Listedeki her eşitlik bozma yönteminin değerleri var.
standings-warned = ! eşitlik bozma için { $count } uyarı (w)
standings-announced-after = { $round }. turdan sonra: { $list }
standings-column-within = Kat. d.
standings-column-to-play = Kalan

category-sex = Cinsiyet
category-any = hepsi
category-women = kadınlar
category-men = erkekler
category-born-from = Doğum yılı en erken
category-born-to = Doğum yılı en geç
category-rating-from = ELO en az
category-rating-to = ELO en çok
category-since = { $year } ve sonrası doğumlu
category-until = { $year } ve öncesi doğumlu

prizes-after = { $round }. turdan sonra ödüller
prizes-within = { $round }. tur sürerken ödüller: { $boards } sonuçtan { $results } tanesi girildi
prizes-none = İlan edilmiş ödül yok. a ödül grubu, b özel ödül ekler, s nasıl paylaşılacağını belirler.
prizes-column = Ödül
prizes-left-over = alacak kimse yok
prizes-race = Kimler kazanabilir
prizes-race-by = { $group }: yalnız puana göre dereceler, { $rounds ->
    [0] süren oyunlarla
   *[other] kalan tur: { $rounds }
}; ✓ ödülü kesin
prizes-race-out = { $count ->
    [0] Herkes bir ödül kazanabilir.
   *[other] Ödüle yetişemeyen: { $count }.
}
prizes-key-open = hesabı / değiştir
prizes-key-add = ödül ekle
prizes-key-special = özel ödül ekle
prizes-key-remove = çıkar
prizes-key-division = paylaşım
prizes-field-title = Ödüller
prizes-field-name = Ad, örneğin Genel
prizes-field-amounts = Tutarlar, birincilik önce
prizes-how-typed = Tutarlar boşlukla ayrılır, birincilik ödülü başta: 500 300 200
prizes-read-back = { $count } ödül: { $amounts }; toplam { $total }
prizes-two-ways = { $read } olarak okundu: bu kadar basamaktan önceki virgül ondalık virgülüdür. { $count } ödül için “{ $other }” yazın.
prizes-field-sharing = Eşit puanlılar
prizes-field-each = Oyuncu başına ödül
prizes-field-currency = Para birimi
prizes-field-decimals = Kuruş basamağı
prizes-name-missing = Ödüllerin adı yok. Bir ad girin, örneğin Genel.
prizes-special-title = Özel ödül
prizes-special-name = Adı, örneğin En güzel oyun
prizes-special-amount = Tutar
prizes-special-thing = Başka ne verilir
prizes-special-winner = Kazanan: numara veya ad
prizes-special-name-missing = Ödülün adı yok. Bir ad girin, örneğin En güzel oyun.
prizes-special-several = Özel ödül tektir. Bir tutar girin ya da boş bırakın.
prizes-special-nothing = Hiçbir şey verilmiyor. Bir tutar ya da başka ne verildiğini girin.
prizes-not-given = henüz verilmedi
prizes-amount = Tutar
prizes-total = Toplam
prizes-equal = eşit puanlılar eşit paylaşır
prizes-hort = Hort sistemi: yarısı dereceye göre, yarısı eşit
prizes-by-place = dereceye göre; yalnız ortak derece paylaşır
prizes-one-each = oyuncu başına bir ödül, en büyüğü
prizes-several-each = her gruptan bir ödül
prizes-working-pot = { $places } derecelerinin ödülleri: { $prizes } = { $pot }
prizes-working-equal = Eşit paylaşım: { $pot } : { $count } = { $part }, aşağı yuvarlanır
prizes-working-hort = Yarısı dereceye göre, yarısı eşit: { $place } : { $sharers } : 2 + { $pot } : { $count } : 2 = { $part }, aşağı yuvarlanır
prizes-working-remainder = Bölmeden artan: { $count } kez { $unit }. Derecesi en iyi olanlara birer tane verilir.
prizes-working-gets = Ödül: { $amount }
standings-none = Henüz yayımlanmış tur yok, bu yüzden sıralama da yok.
standings-after = { $round }. turdan sonra sıralama
standings-within = { $round }. tur sürerken sıralama: { $boards } sonuçtan { $results } tanesi girildi
crosstable-after = { $round }. turdan sonra çapraz tablo
crosstable-within = { $round }. tur sürerken çapraz tablo: { $boards } sonuçtan { $results } tanesi girildi
standings-adjourned = { $count } ertelenen oyun berabere sayıldı

card-head = Sıra no { $number } · derece { $place } · { $score } puan
card-adjusted = Puan { $score }, ayarlanmış puan { $adjusted }
card-colours = { $due ->
    [none] Renk farkı { $difference }
    [absolute] Renk farkı { $difference } · zorunlu renk { $colour }
   *[due] Renk farkı { $difference } · renk hakkı { $colour }
}
card-virtual = sanal rakip
card-dummy = varsayımsal rakip
card-cut-low = çıkarıldı (en düşük)
card-cut-high = çıkarıldı (en yüksek)
card-total = Toplam
card-mean = { $count } değerin ortalaması: { $mean }
card-difference = ortalama { $mean }; yüzde { $percent } için fark { $difference }
card-expectation = { $points } puan beklenen en düşük rating
standings-not-among-prizes = ödüllerde yok; Esc sıralamaya döner
standings-next-part = sonraki grup
standings-one-part = Bu turnuva bütün olarak sıralanır: tek aşaması ve tek grubu var.
standings-in-bracket = Eleme tablosu gösteriliyor; b sıralamaya götürür.
standings-group = { $group }. grup
standings-leg = { $first }-{ $last }. turlar
standings-legend-decided = * üst satıra karşı bu değer belirledi
standings-legend-among = ┌ │ └ değerler yalnızca bunlar arasında geçerlidir
standings-withdrawn = Çekilenler: { $players }.
standings-expelled = İhraç edildi, yeri yok: { $players }.
standings-adjusted = Hakem kararıyla: { $players }.
standings-adjusted-player = { $player } { $points } ({ $round }. tur)
standings-withdrawn-player = { $player } ({ $round }. turdan)
standings-struck = Oyunlarının yarısından azını oynayıp çekildi; oyunları kimse için sayılmaz: { $players }.

standings-play-off = uzatma kılavuzu
play-off-not-tied = Bu oyuncuyla aynı puanda kimse yok. İmleci eşit oyunculardan birine getirip kılavuzu açın.
play-off-begin = Uzatmayı ilan edildiği gibi başlat
play-off-more = Altın puandan önce ikişer oyun daha: { $count } kez
play-off-three-golden = Üçü de eşitse: altın puanla döner
play-off-three-drop = Üçü de eşitse: sonuncu elenir, öbür ikisi maç yapar
play-off-time = Dört oyuncu: maç başına iki oyun
play-off-no-time = Dört oyuncu: maç başına altın puan
play-off-five-best = Beş oyuncu: en iyi dördü oynar
play-off-five-all = Beş oyuncu: hepsi döner oynar
play-off-seven-table = Yedi oyuncu: numaralar sıraya göre 1, 5, 2, 6, 3, 7, 4
play-off-seven-lot = Yedi oyuncu: numaralar kurayla
play-off-keep = En iyi { $count } oyuncu oynar
play-off-rest = Dokuzdan sonra: öbür sekizi oynamayı sürdürür
play-off-no-rest = Dokuzdan sonra: öbür sekizi oynamaz
play-off-title = { $count } oyuncunun uzatması
play-off-step = { $step }: { $players }
play-off-next = Sırada: { $step }
play-off-under-way = Hazır: her zamanki gibi eşlendirin, yayımlayın, sonuçları girin.
play-off-to-pairings = Eşlendirmeye git
play-off-draw = Kurayla çek
play-off-set-up = Bu turnuvanın bir aşaması olarak hazırla
play-off-enter-pairs = Çekilen sırayı girin: oyuncuların numaraları, çift çift
play-off-enter-moves = Kazanılan oyunlardaki hamleleri bu sırayla girin
play-off-enter-order = Çekilen numaraları bu sırayla girin
play-off-bad-numbers = Bu sayılar uymuyor. Adı geçen her oyuncu için boşluklarla ayrılmış birer sayı girin.
play-off-match = iki oyunluk maç
play-off-more-games = iki oyun daha
play-off-golden-point = altın puan
play-off-round-robin = döner
play-off-golden-round-robin = altın puanla döner
play-off-lot-of-pairs = kurayla eşleşmeler
play-off-drop-lowest = eleniyor
play-off-best-ranked = dışarıda kalıyor
play-off-fewest-moves = kazanılan oyunlarda en az hamle
play-off-decision = hakem karar verir
progress-title = Turlara göre derece
progress-points = Turlara göre puan:
progress-places = Dereceler: { $places }
progress-leaders = Turlara göre ilk sıralar
standings-only-prizes = yalnız ödüllerde; p gösterir
standings-bracket = eleme tablosu
standings-no-bracket = eleme tablosu yalnız elemede olur
bracket-winner-of = { $one }–{ $other } galibi
bracket-not-paired = Bu maç eşlendirilmedi. Sol ve sağ ok öteki turlara gider.
bracket-goes-on = Üst tura çıkan: { $winner }.
bracket-undecided = Eşit: yeni oyunlar ya da karar bekleniyor (sonuçlar, p).
bracket-key-games = maçın oyunları
bracket-key-rounds = turlar
standings-column-moved = ▲▼

# Turnuvanın kalanı, birçok kez oynanmış.
standings-rehearse = prova
rehearsal-begun = Turnuvanın kalanı { $count } kez oynanıyor. Çalışmayı sürdürün; sonuç hazır olunca açılır.
rehearsal-running = { $count } oyunun { $played } tanesi bitti.
rehearsal-ready = Turnuvanın provası bitti. Sıralamada r gösterir.
rehearsal-stale = Bu, turnuvanın önceki hâlidir. Kapatıp yeniden r tuşuna basın: kalanı şimdiki durumdan oynanır.
rehearsal-over = Bütün turlar oynandı. Provayı oyunlar ya da turlar kalmışken yapın.
rehearsal-refused = Turnuva bu hâliyle sürdürülemiyor. { $why }
rehearsal-never-paired = { $round }. tur hiçbir denemede eşlendirilemedi. { $why }
rehearsal-title = { $first }-{ $last }. turların provası, { $count } kez oynandı
rehearsal-next = { $round }. turda kim kiminle karşılaşabilir
rehearsal-column-expected = Puan
rehearsal-column-places = Derece
rehearsal-column-first = 1. %
rehearsal-column-three = 1–3 %
rehearsal-column-ten = 1–10 %
rehearsal-column-prize = Ödül %
rehearsal-column-norms = Normlar
rehearsal-column-meets = Rakip
rehearsal-bye = tur atlama
rehearsal-others = diğer { $count } kişi { $share }
rehearsal-percent = %{ $share }
rehearsal-stopped = { $count } deneme daha sonuna kadar oynanamadı, çünkü bir tur eşlendirilemedi.
rehearsal-note-how = Sonuçlar ratinglere göre çekilir, turlar turnuvanın sistemiyle eşlendirilir, şimdi olmayanlar dışında herkes oynar. Puan, sondaki puanın ortalamasıdır.
rehearsal-note-places = On denemenin dokuzunda derece bunların arasındadır. Paylaşılan derece en iyisiyle sayılır.
rehearsal-note-seed = Tohum { $seed }. Aynı turnuva aynı tohumla aynı sayıları verir; hakem simulate --from ile de.
rehearsal-note-arbiter = Yalnız hakem içindir: panoda ve sayfalarda yer almaz.
rehearsal-line = Prova: sonda { $points } puan, derece { $places }; birincilik { $first }, ilk üç { $three }
rehearsal-line-prize = Prova: ödül { $share }
rehearsal-line-norms = Prova: norm { $norms }
rehearsal-line-next = Prova: { $round }. turda rakip { $players }
