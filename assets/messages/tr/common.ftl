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
column-federation = Fed.
column-result = Sonuç
column-points = Puan
column-place = Der.
column-round = Tur
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
round-number = { $round }. tur
board-number = { $board }. masa

screen-too-small = Ekran { $columns } x { $rows } karakter. hakem için { $needed-columns } x { $needed-rows } gerekir: pencereyi büyütün ya da daha küçük bir yazı tipi seçin.

notice-read-only = Bu turnuva başka bir pencerede açık; burada yalnızca okunabilir. Burada devam etmek için ötekini kapatın.
notice-torn = Turnuva dosyasının son satırı, elektrik kesintisinde olduğu gibi, yarım kalmış ve atlandı. Ondan önceki her şey yerinde: son kaydı denetleyin.
notice-not-saved = Kaydedilemedi: { $cause }. Çalışmaya devam edebilirsiniz; diskte yer açın ya da başka bir klasör gösterin, sonra yeniden kaydedin.
notice-mirror-lost = { $folder } klasöründeki ikinci kopya yazılamadı. Turnuva dosyası güvende; belleği yeniden takın ya da başka bir klasör gösterin.
notice-past = { $step }. adıma bakıyorsunuz. Burada hiçbir şey değiştirilemez; Esc geri döndürür.
notice-clipped = Çok fazla metin yapıştırıldı. Yalnızca ilk { $count } karakter alındı.
