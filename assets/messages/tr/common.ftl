# Her ekranın kullandıkları: hakemin sözcükleri, sütun başlıkları, sayılar, bildirimler.

word-event = Turnuva
word-player = Oyuncu
word-pairing-number = Sıra no (BSNo)
word-licence = Lisans no (LNo)
word-rating = ELO
word-national-rating = UKD
word-title = Unvan
word-federation = Federasyon
word-round = Tur
word-pairing = Eşlendirme
word-board = Masa
word-colour = Renk
word-result = Sonuç
word-points = Puan
word-bye = Tur atlama
word-forfeit = Hükmen
word-adjourned = Ertelendi
word-withdrawn = Çekildi
word-absent = Katılmıyor
word-downfloat = Aşağı kaydırma
word-upfloat = Yukarı kaydırma
word-score-group = Puan grubu
word-bracket = Eşlendirme grubu
word-colour-preference = Renk tercihi
word-tie-break = Eşitlik bozma
word-step = Adım
word-branch = Dal
word-correction = Düzeltme

column-board = Masa
column-pairing-number = BSNo
column-licence = LNo
column-title = Unvan
column-name = Ad-Soyad
column-rating = ELO
column-national-rating = UKD
column-ukd = UKD
column-federation = Fed.
column-result = Sonuç
column-points = Puan
column-place = Der.
column-team = Takım
column-match = Maç
column-round = Tur
column-slot = Yer
column-colour = Renk
column-opponent = Rakip
column-float = Kay.

count-players = { $count } oyuncu
count-boards = { $count } masa
count-rounds = { $count } tur
count-missing-results = { $count ->
    [0] bütün sonuçlar girildi
   *[other] { $count } sonuç eksik
}
word-round-number = { $round }. tur
word-board-number = { $board }. masa

screen-too-small = Bu ekran { $width } x { $height } karakter. hakem için { $columns } x { $rows } gerekir: pencereyi büyütün ya da daha küçük bir yazı tipi seçin.

slogan = satranç hakeminin konsolu
head-past = { $step }. adıma bakılıyor
head-damaged = BOZUK, salt okunur
head-stale = GÜNCEL DEĞİL
head-following = salt okunur, izleniyor
head-mirror-lost = İKİNCİ KLASÖR YOK
head-unsaved = { $count } kayıt diske yazılmadı
head-conflicts = karara bağlanacak: { $count }

undo-nothing = Geri alınacak bir şey yok.
undo-done = Geri alındı: { $what }
undo-published-title = { $round }. tur panodan kaldırılsın mı?
undo-published = Eşlendirmesi yayımlandı: herkes gördü. Kayıtlarda kalır ve geri getirilebilir.
redo-nothing = Yinelenecek bir şey yok.
redo-done = Yinelendi: { $what }
branch-taken-back = Dal geri getirildi, son adımı: { $what }
past-refused = Bu geçmiş bir durum, içinde hiçbir şey değiştirilemez. Önce Esc ile bugüne dönün.
paste-refused = Burada bir şey yazılmıyor, bu yüzden yapıştırılmadı. Önce bir form ya da arama açın.
mirror-set = Turnuva dosyası artık oraya da yazılıyor.
mirror-ended = Turnuva dosyasının ikinci kopyası artık yazılmıyor.
language-not-kept = Dil seçimi bir sonraki açılış için saklanamadı. O zaman yeniden seçin.
lots-all-drawn = Herkesin kurası çekilmiş. Kura yeniden çekilmez.

head-saved = kayıtlı
next-open = imlecin turnuvasını açar; n yenisini başlatır
next-present = şimdiye döner
next-turn = { $round }. tura gider
next-players = Oyuncular: oynayacakları kaydedin
next-register = sıradaki oyuncuyu kaydeder
next-draw = 1 numaranın rengi için kura çeker
next-pair = { $round }. turu eşlendirir
next-pair-there = Eşlendirme: { $round }. tur eşlendirilecek
next-review = Eşlendirme: { $round }. tur taslak; bakın ve yayımlayın
next-publish = { $round }. turu yayımlar; n dikkat isteyenlere gider
next-bye = yeri olmayan oyuncuya tur atlatır
next-meet = yeri olmayan { $count } oyuncudan ikisini eşler
next-results = Sonuçlar: { $round }. turda { $count } sonuç eksik
next-result = beyaz kazandı, 0 siyah, 5 berabere; { $count } eksik
next-settle = sıradaki çelişkiye gider, Enter çözer; { $count } çelişki var
next-conflicts = Sonuçlar: { $count } çelişki çözülecek
next-finished = Sıralama: bütün turlar oynandı
dead-here = { $key } ({ $what }) şu anda bir şey yapmaz: { $why }
dead-elsewhere = { $key } burada bir şey yapmaz. { $pane } ekranında ({ $there }) anlamı: { $what }
dead-nowhere = { $key } tuşunun burada anlamı yok. ? tuşları, F2 bütün komutları gösterir.
dead-not-now = gösterilene uygulanamaz
finder-take = bunu al
finder-next = sonraki
finder-anew = yeni arama
finder-what = ad, sıra no, lisans no ya da masa
finder-none = bulunamadı
finder-count = { $turn } / { $count }
palette-none = Sözlerinde “{ $typed }” geçen komut yok. Daha az yazın ya da Esc.
next-guide = örnek turnuvanın bir turunu gezdirir; n kendi turnuvanızı başlatır
round-first = { $round }. tur ilk turdur.
round-last = { $round }. turdan sonra gösterilecek tur yok.
