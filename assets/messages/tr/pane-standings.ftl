# Sıralama, çapraz tablo ve eşlendirme kartı.

standings-card = eşlendirme kartı
standings-team-card = takım çizelgesi
standings-crosstable = çapraz tablo
standings-by-number = BSNo / sıra
standings-lots = kura
standings-draw-lots-title = Kura çekilsin mi?
standings-draw-lots = Kurası olmayan { $count } oyuncu için kura çek
standings-enter-lot = Kura numarasını gir: { $player }
standings-enter-value = { $id } değerini gir: { $player }
standings-lots-stay = Kura kesindir: turnuva dosyasına yazılır, yeniden çekilmez. Küçük numara önce gelir.
standings-more-columns = sütunlar →
standings-fewer-columns = sütunlar ←
standings-prizes = ödüller
standings-filter = süz
standings-next-category = sonraki kategori
standings-previous-category = önceki kategori
standings-no-categories = Bütün oyuncular dışında ödülü olan kategori yok. Cinsiyet, yaş, rating ya da kulübe göre süzmek için ,f tuşlarına basın.
standings-announced = zorunlu listeler
standings-conflicts = çelişen sonuç: { $count }
standings-all-players = bütün oyuncular
standings-filter-typed = koşullara uyan oyuncular…
standings-warnings = eşitlik bozma notları
standings-no-warnings = Listedeki bütün eşitlik bozma yöntemlerinin değeri var.
standings-warned = ! eşitlik bozma notu: { $count } (,w)
standings-announced-after = { $round }. turdan sonra: { $list }
standings-column-within = Kat. s.
standings-column-to-play = Kalan

category-sex = Cinsiyet
category-any = hepsi
category-women = kadınlar
category-men = erkekler
category-born-from = Doğum yılı en erken
category-born-to = Doğum yılı en geç
category-rating-from = Rating en az
category-rating-to = Rating en çok
category-since = { $year } ve sonrası doğumlu
category-until = { $year } ve öncesi doğumlu

prizes-after = { $round }. turdan sonra ödüller
prizes-within = { $round }. tur sürerken ödüller: { $boards } sonuçtan { $results } girildi
prizes-none = Henüz ödül yok. a ödül grubu, ,b özel ödül ekler; ,s paylaşımı belirler.
prizes-none-yet = Listede henüz ödül yok. Önce ödül ekleyin (a).
prizes-column = Ödül
prizes-left-over = verilmedi
prizes-race = Ödül adayları
prizes-race-by = { $group }: yalnız puana göre dereceler, { $rounds ->
    [0] oyunlar sürüyor
   *[other] kalan tur: { $rounds }
}; ✓ ödülü kesin
prizes-race-out = { $count ->
    [0] Bütün oyuncular ödül kazanabilir.
   *[other] Ödül şansı kalmayan oyuncu: { $count }.
}
prizes-key-open = hesap / düzenle
prizes-key-add = ödül ekle
prizes-key-special = özel ödül ekle
prizes-key-remove = kaldır
prizes-key-division = paylaşım
prizes-field-title = Ödüller
prizes-field-name = Ad (örneğin Genel)
prizes-field-amounts = Tutarlar, birincilik önce
prizes-how-typed = Tutarları boşlukla ayırın, birincilik ödülü başta: 500 300 200
prizes-read-back = { $count } ödül: { $amounts }; toplam { $total }
prizes-two-ways = { $read } olarak okundu: bu kadar basamaktan önceki virgül ondalık virgülüdür. { $count } ödül için “{ $other }” yazın.
prizes-field-sharing = Eşit puanlılar
prizes-field-each = Oyuncu başına ödül
prizes-field-tied = Ödülsüz eşit puanlılar
prizes-tied-unnamed = yazılmaz
prizes-tied-named = yazılır
prizes-tied = Aynı puanla ödül alamayanlar: { $players }
prizes-field-currency = Para birimi
prizes-field-decimals = Ondalık basamak
prizes-name-missing = Ödül grubunun adı yok. Bir ad girin, örneğin Genel.
prizes-special-title = Özel ödül
prizes-special-name = Ad (örneğin En güzel oyun)
prizes-special-amount = Tutar
prizes-special-thing = Para dışı ödül
prizes-special-winner = Kazanan: numara veya ad
prizes-special-name-missing = Ödülün adı yok. Bir ad girin, örneğin En güzel oyun.
prizes-special-several = Özel ödülün tek tutarı olur. Bir tutar girin ya da boş bırakın.
prizes-special-nothing = Ödül boş. Bir tutar ya da para dışı bir ödül girin.
prizes-not-given = henüz verilmedi
prizes-amount = Tutar
prizes-total = Toplam
prizes-equal = eşit puanlılar eşit paylaşır
prizes-hort = Hort sistemi: yarısı dereceye göre, yarısı eşit
prizes-by-place = dereceye göre; yalnız paylaşılan dereceler bölüşülür
prizes-one-each = oyuncu başına bir ödül, en yükseği
prizes-several-each = her gruptan bir ödül
prizes-working-pot = Ödüller, derece { $places }: { $prizes } = { $pot }
prizes-working-exact = Eşit paylaşım: { $pot } : { $count } = { $part }
prizes-working-equal = Eşit paylaşım: { $pot } : { $count } = { $part }, aşağı yuvarlanır
prizes-working-hort = Yarısı dereceye göre, yarısı eşit: { $place } : { $sharers } : 2 + { $pot } : { $count } : 2 = { $part }, aşağı yuvarlanır
prizes-working-remainder = Bölmeden artan: { $count } kez { $unit }. Derecesi en iyi oyunculara birer tane verilir.
prizes-working-gets = Ödül: { $amount }
standings-none = Henüz sıralama yok. Önce 1. turu yayımlayın (F6).
standings-after = { $round }. turdan sonra sıralama
standings-within = { $round }. tur sürerken sıralama: { $boards } sonuçtan { $results } girildi
standings-by-after = { $title }, { $round }. turdan sonra
standings-by-within = { $title }, { $round }. tur sürerken: { $boards } sonuçtan { $results } girildi
crosstable-after = { $round }. turdan sonra çapraz tablo
crosstable-within = { $round }. tur sürerken çapraz tablo: { $boards } sonuçtan { $results } girildi
standings-adjourned = { $count } ertelenmiş oyun berabere sayıldı

card-head = BSNo { $number } · sıra { $place } · { $score } puan
card-adjusted = Puan { $score }, ayarlanmış puan { $adjusted }
card-colours = { $due ->
    [none] Renk farkı { $difference }
    [absolute] Renk farkı { $difference } · mutlak renk tercihi { $colour }
   *[due] Renk farkı { $difference } · renk tercihi { $colour }
}
card-virtual = sanal rakip
card-dummy = varsayılan rakip
card-cut-low = çıkarıldı (en düşük)
card-cut-high = çıkarıldı (en yüksek)
card-total = Toplam
card-mean = { $count } değerin ortalaması: { $mean }
card-own-value = kendi değeri: { $own }
card-difference = ortalama { $mean }; %{ $percent } puan için fark { $difference }
card-expectation = { $points } puan beklenen en düşük rating
standings-not-among-prizes = Ödül listesi açık. Önce sıralamaya dönün (Esc).
standings-next-part = sonraki grup
standings-one-part = Bu turnuvanın tek aşaması ve tek grubu var; birlikte sıralanır.
standings-in-bracket = Eleme tablosu açık. Önce sıralamayı açın (,b).
standings-first-columns = İlk sütunlar gösteriliyor. n sonrakileri gösterir.
standings-last-columns = Son sütunlar gösteriliyor. N öncekileri gösterir.
standings-one-order = Bu liste yalnız bir düzende gösterilir. Oyuncuların sıralamasında iki düzen var.
standings-no-lots = Turnuvanın hiçbir eşitlik bozma yöntemi kura kullanmıyor. Önce kurayı eşitlik bozmaya ekleyin (F4).
standings-lists-teams = Bu liste takımları sıralar. Enter takımın çizelgesini gösterir.
standings-lists-players = Bu liste oyuncuları sıralar. Esc takımlara döner.
standings-lots-of-players = Kura oyuncular için çekilir. Takımlar kurasız sıralanır.
standings-group = { $group }. grup
standings-leg = { $span ->
    [1] { $rounds }. tur
   *[other] { $rounds }. turlar
}
standings-legend-decided = * üst satıra göre belirleyici değer
standings-legend-among = ┌ │ └ değerler yalnız bu grup içinde geçerlidir
crosstable-unrated = sonuçtan sonra *: oynandı, ratinge sayılmaz
standings-withdrawn = × Turnuvadan çekilenler: { $players }.
standings-withdrawn-count = × Turnuvadan çekilenler: { $count }
standings-expelled = ×× Turnuvadan ihraç edildi, sıralama dışı: { $players }.
standings-expelled-count = ×× Turnuvadan ihraç edildi, sıralama dışı: { $count }
standings-adjusted = Hakemin puan düzeltmesi: { $players }.
standings-adjusted-player = { $player } { $points } ({ $round }. tur)
standings-withdrawn-player = { $player } ({ $round }. turdan)
standings-struck = × Oyunlarının yarısından azını oynayıp çekilenler; bu oyunlar geçersiz sayılır: { $players }.

standings-play-off = ek maç kılavuzu
play-off-not-tied = Bu satırla eşit puanlı başka satır yok. İmleci eşit puanlı bir oyuncuya ya da takıma getirip kılavuzu açın.
play-off-too-early = ! Ek maçlar şimdi başlarsa { $span ->
    [1] { $rounds }. tur oynanmaz.
   *[other] { $rounds }. turlar oynanmaz.
}
play-off-begin = Ek maçları bu ayarlarla başlat
play-off-more = Altın Puandan (Armageddon) önce ikişer oyun daha: { $count } kez
play-off-three-golden = Üçü eşitse: Altın Puan oyunlarıyla döner sistem
play-off-three-drop = Üçü eşitse: sonuncu elenir, öteki ikisi maç oynar
play-off-time = Dört oyuncu: iki oyunluk maçlar
play-off-no-time = Dört oyuncu: Altın Puan maçları
play-off-five-best = Beş oyuncu: en iyi dördü oynar
play-off-five-all = Beş oyuncu: hepsi döner sistemle oynar
play-off-seven-table = Yedi oyuncu: numaralar sıraya göre 1, 5, 2, 6, 3, 7, 4
play-off-seven-lot = Yedi oyuncu: numaralar kurayla
play-off-keep = Ek maçları en iyi { $count } oyuncu oynar
play-off-rest = Dokuzdan sonra: öteki sekizi devam eder
play-off-no-rest = Dokuzdan sonra: öteki sekizi devam etmez
play-off-title = { $count } oyuncunun ek maçları
play-off-step = { $step }: { $players }
play-off-next = Sırada: { $step }
play-off-under-way = Hazır. Her zamanki gibi eşlendirin, yayımlayın, sonuçları girin.
play-off-to-pairings = Eşlendirmeye git
play-off-draw = Kura çek
play-off-set-up = Bu turnuvaya aşama olarak ekle
play-off-enter-pairs = Çekilen sırayı girin: oyuncu numaraları, ikişer ikişer
play-off-enter-moves = Kazanılan oyunların hamle sayılarını bu sırayla girin
play-off-enter-order = Çekilen numaraları bu sırayla girin
play-off-bad-numbers = Sayılar uymuyor. Listedeki her oyuncu için bir sayı girin, aralarına boşluk koyun.
play-off-match = iki oyunluk maç
play-off-more-games = iki oyun daha
play-off-golden-point = Altın Puan (Armageddon)
play-off-round-robin = döner sistem
play-off-golden-round-robin = Altın Puan oyunlarıyla döner sistem
play-off-lot-of-pairs = eşleşmeler için kura
play-off-drop-lowest = elenen
play-off-best-ranked = oynamayan
play-off-fewest-moves = kazanılan oyunlarda en az hamle
play-off-decision = hakem kararı
progress-title = Turlara göre sıra
progress-points = Turlara göre puan:
progress-places = Sıra: { $places }
progress-leaders = Turlara göre ilk sıralar
standings-only-prizes = Ödüller ödül listesinde düzenlenir. Önce listeyi açın (,p).
standings-bracket = eleme tablosu
standings-no-bracket = Eleme tablosu yalnız eleme sisteminde vardır. Oyunları çapraz tablo gösterir (,c).
bracket-winner-of = { $one }–{ $other } galibi
bracket-not-paired = Bu maç henüz eşlendirilmedi. Sol ve sağ ok öteki turları gösterir.
bracket-advances = Üst tura çıkan: { $winner }.
bracket-undecided = Berabere. Sonuç ekranında (F7 ,d) oyun ekleyin ya da karar verin.
bracket-key-games = maçın oyunları
bracket-key-rounds = turlar
standings-column-moved = ▲▼

# Kalan turların tahmini.
standings-rehearse = tahmin
rehearsal-begun = Kalan turlar arka planda { $count } kez oynatılıyor. Tahmin hazır olunca açılır.
rehearsal-running = { $count } denemeden { $played } tanesi bitti.
rehearsal-ready = Tahmin hazır. Sıralamada ,r ile açılır.
rehearsal-stale = Bu tahmin güncel değil. Kapatın ve yeniden hesaplamak için ,r’ye basın.
rehearsal-over = Bütün turlar oynandı. Tahmin için kalan oyun ya da tur gerekir.
rehearsal-refused = Kalan turlar denenemiyor. { $why }
rehearsal-never-paired = { $round }. tur hiçbir denemede eşlendirilemedi. { $why }
rehearsal-title = { $span ->
    [1] { $rounds }. turun tahmini
   *[other] { $rounds }. turların tahmini
}, { $count } deneme
rehearsal-next = { $round }. turdaki olası rakipler
rehearsal-column-expected = Puan
rehearsal-column-places = Sıra
rehearsal-column-first = 1. %
rehearsal-column-three = 1–3 %
rehearsal-column-ten = 1–10 %
rehearsal-column-prize = Ödül %
rehearsal-column-norms = Normlar
rehearsal-column-meets = Rakip
rehearsal-bye = tur atlama
rehearsal-others = diğer { $count } rakip { $share }
rehearsal-percent = %{ $share }
rehearsal-stopped = { $count } deneme daha yarıda kaldı: bir tur eşlendirilemedi.
rehearsal-note-how = Sonuçlar ratinglere göre belirlenir, turlar turnuvanın sistemiyle eşlendirilir, şu anda katılmayanlar dışında herkes oynar. Puan, son puanın ortalamasıdır.
rehearsal-note-places = Sıra: denemelerin %90’ı bu aralıkta biter. Paylaşılan derece en iyi sırasıyla sayılır.
rehearsal-note-seed = Tohum { $seed }. Aynı turnuva ve aynı tohum aynı sayıları verir; hakem simulate --from ile de.
rehearsal-note-arbiter = Yalnız hakem içindir: yazdırılmaz, web sayfalarında yer almaz.
rehearsal-line = Tahmin: son puan { $points }, sıra { $places }; birincilik { $first }, ilk üç { $three }
rehearsal-line-prize = Tahmin: ödül { $share }
rehearsal-line-norms = Tahmin: norm { $norms }
rehearsal-line-next = Tahmin, { $round }. turdaki rakip: { $players }
standings-few-games = { $player } oyunların yarısından azını oynadı ({ $completed }/{ $scheduled }). Haber vermeden gelmeyen oyuncu çekilmiş sayılır (C.05 6.5): çekilmiş olarak işaretleyin (F5 w), sonuçları sayılmaz.
standings-few-meetings = { $times ->
    [0] { $one } ile { $other } karşılaşmadı.
   *[other] { $one } ile { $other } { $scheduled } yerine { $times } kez karşılaştı.
} Döner turnuvada herkes herkesle karşılaşır.
