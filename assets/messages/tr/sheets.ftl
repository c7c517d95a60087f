# Çizelgeler: kâğıtta ya da dosyada salondan çıkan her şey.

sheet-starting-list = Başlangıç sıralama listesi
sheet-pairings = { $round }. tur eşlendirmesi
sheet-pairings-by-name = { $round }. tur eşlendirmesi, ada göre
sheet-moves = { $round }. turda yeri değişenler: { $before }. sürüm ({ $time }) → { $version }. sürüm
sheet-results-of = { $round }. tur sonuçları
sheet-slips = { $round }. tur sonuç fişleri
sheet-slip = { $round }. tur · masa { $board }
sheet-board = { $board }. masa
sheet-signature = İmza
sheet-cards = { $round }. turdan sonra eşlendirme kartları
sheet-byes = Tur atlayanlar ve bulunmayanlar
sheet-score-groups = { $round }. turdan önce puan grubu kartları
sheet-score-group = { $score } puan
sheet-score-group-due = { $count } oyuncu · hakkı beyaz { $white } · hakkı siyah { $black }
sheet-dubov-table = { $round }. tur çizelgesi (Dubov)
sheet-reasons = { $round }. tur neden böyle eşlendirildi
sheet-round-day = { $round }. tur: { $day }
sheet-incomplete = { $round }. tur tamamlanmadı: { $boards } sonuçtan { $results } tanesi girildi.
column-due = Hakkı
column-article = Madde
sheet-reason = Gerekçe
sheet-version = { $version }. sürüm, { $time }
sheet-version-alone = { $version }. sürüm
sheet-page = sayfa { $page } / { $pages }
sheet-printed = yazdırma { $time }

sheet-name-starting-list = başlangıç listesi
sheet-name-pairings = masaya göre eşlendirme
sheet-name-pairings-by-name = ada göre eşlendirme
sheet-name-moves = yalnızca yeri değişenler
sheet-name-next-round = gelecek tur ve son sonuçlar
sheet-name-slips = sonuç fişleri
sheet-name-results = tur sonuç çizelgesi
sheet-name-standings = sıralama
sheet-name-crosstable = çapraz tablo
sheet-name-cards = eşlendirme kartları
sheet-name-score-groups = puan grubu kartları
sheet-name-dubov-table = tur çizelgesi (Dubov)
sheet-name-adjusted = ayarlanmış puanlar
sheet-name-averages = rakiplerin rating ortalaması
sheet-name-byes = tur atlayanlar
sheet-name-prizes = ödüller
sheet-name-reasons = gerekçeler
sheet-name-log = kayıt

sheet-bracket = { $round }. turdan sonra eleme tablosu
sheet-knockout = { $round }. turdan sonra eleme çizelgesi
sheet-bracket-round = { $round }. tur
column-slots = Yer
column-goes-on = Çıkan

sheet-absent-players = Henüz kayıtlı oyuncu yok. Oyuncu kaydedin ya da bir liste alın.
sheet-absent-nothing = Henüz yayımlanmış tur yok. Bir tur yayımlayın, sonra çizelgelerini yazdırın.
sheet-absent-not-paired = { $round }. tur eşlendirilmedi. Yayımlanmış bir tur seçin.
sheet-absent-draft = { $round }. tur henüz taslak, onu yalnızca hakem görür. Önce yayımlayın, sonra yazdırın.
sheet-absent-one-version = Kimsenin yeri değişmiyor: { $round }. tur eşlendirmesi yayımlandıktan sonra değiştirilmedi.
sheet-absent-results = { $round }. turun hiçbir sonucu girilmedi. Sonuçları girin, sonra yazdırın.
sheet-absent-system = Bu yarışmanın eşlendirme sistemi bunu kullanmaz.
sheet-absent-prizes = Açıklanmış ödül yok. Ödülleri sıralama ekranında açıklayın (F8, p).
sheet-absent-byes = Tur atlayan ya da bulunmayan yok.

cli-unknown-sheet = { $sheet } adında bir çizelge yok. Şunlardan birini seçin: { $known }.
cli-binary = PDF terminalde okunacak metin değildir. --out YOL ile bir dosya adı verin ya da çıktıyı başka bir programa yönlendirin.
cli-no-part = Çizelgede bu masa ya da oyuncu için bölüm yok. --board ve --player vermeyin ya da slips, cards veya reasons ile orada bulunan bir numara seçin.
