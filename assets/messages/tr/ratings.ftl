# Rating listeleri: alınması, aranması, kaldırılması.

ratings-imported = { $list }: { $players } oyuncu; { $new } yeni, { $changed } değişmiş, { $gone } artık listede yok.
ratings-disk = Liste { $path } dosyasına yazılamıyor: { $cause }. Orada yer açıp listeyi yeniden içe aktarın. Listeler değişmedi.
ratings-removed = { $list } kaldırıldı.
ratings-status = { $list }: { $players } oyuncu, { $file } dosyasından { $imported } günü içe aktarıldı, { $megabytes } MB, { $path }
ratings-dated = ({ $date } listesi)
ratings-unusable = { $list }: { $path } kullanılamıyor. Listeyi yeniden içe aktarın.
ratings-corrected = Tam eşleşme yok; bir harfi farklı olanlar gösteriliyor.
ratings-none-match = Hiçbir listede “{ $typed }” yok.
ratings-one-name = Ad yalnızca tek dosya için verilebilir. Dosyaları tek tek içe aktarın.

ratings-io = { $path }: { $cause }. Adı, klasörü ve boş disk alanını kontrol edin.
ratings-not-a-file = { $path } bir klasör, kanal ya da aygıt. Listenin dosyasını seçin.
ratings-too-large = { $path } her rating listesinden büyük. Başka bir dosya seçin.
ratings-zip = { $path }: { $fault }
ratings-zip-damaged = Zip dosyası eksik ya da bozuk. Yeniden indirin.
ratings-zip-no-list = Zip dosyasında rating listesi yok; içinde yalnızca şunlar var: { $names }. Başka bir dosya seçin.
ratings-zip-several = Zip dosyasında birkaç liste var: { $names }. Açıp birini seçin.
ratings-zip-unusual = Zip dosyası şifreli ya da desteklenmeyen bir yöntemle sıkıştırılmış. Açıp listeyi seçin.
ratings-foreign = { $path } okunabilen bir rating listesi değil: FIDE listesi (TXT, XML) değil, ilk satırlarında da bilinen sütun adları yok. Listeyi başlık satırlı CSV ya da xlsx olarak kaydedin; başlıklar farklıysa anlamlarını belirtin: --column name=BAŞLIK --column national=BAŞLIK.
ratings-no-kind = { $path } dosyasında temposu belirtilmeyen tek rating sütunu var. --kind standard, rapid ya da blitz ekleyin.
ratings-fault = { $path }, { $line }. satır, { $column }. sütun: { $fault }
ratings-nobody = { $path } dosyasında oyuncu yok. Başka bir dosya seçin.
ratings-shrunk = { $path } dosyasında { $after } oyuncu var, { $list } listesinde ise { $before }: dosya kesik görünüyor. Yeniden indirin; doğruysa önce { $list } listesini kaldırın.
ratings-name = “{ $found }” geçerli bir liste adı değil. En çok 40 küçük harf, rakam ve kısa çizgi kullanın.
ratings-no-such-list = “{ $found }” adlı liste yok. Şunlardan birini seçin: { $known }.
ratings-no-list = İçe aktarılmış rating listesi yok. Federasyondan indirin, Oyuncular ekranında R tuşuna basın ya da çalıştırın: hakem ratings import DOSYA
ratings-store = { $path } kullanılamıyor: { $cause }. Listeyi yeniden içe aktarın.
ratings-no-folder = Veri klasörü tanımlı değil. HOME ya da XDG_DATA_HOME ayarlayın.

ratings-long-row = Satır çok uzun. Dosya rating listesi değil ya da bozuk; yeniden indirin.
ratings-encoding = Metin geçerli UTF-8 değil. Listeyi UTF-8 olarak kaydedin.
ratings-control-character = Bir adda denetim karakteri var. Liste bozuk; yeniden indirin.
ratings-long-name = Bir ad çok uzun. Liste bozuk; yeniden indirin.
ratings-cut = Liste eksik: burada bitiyor. Yeniden indirin.
ratings-workbook = Çalışma kitabı burada bozuk. Yeniden xlsx ya da CSV olarak kaydedin.
ratings-not-a-number = “{ $found }” bulundu, sayı bekleniyordu. Sütunlar ilk satıra uymuyor; listeyi yeniden indirin.
ratings-rating = { $found } ratingi bulundu, en çok 3999 bekleniyordu. Liste bozuk; yeniden indirin.
ratings-entity = “{ $found }” bulundu: özel XML varlıkları desteklenmiyor. Listeyi federasyondan indirin.
ratings-misplaced = “{ $found }” bulundu, burada olamaz. Liste bozuk; yeniden indirin.

ratings-compared = Rating listelerinde değişenler
ratings-offered = { $list } listesi: numarayla bulunan oyuncu: { $found }; numarasız, karşılaştırılmayan: { $unnumbered }.
ratings-late = 1. tur eşlendirildi: rating yanlış değilse ilk günkü liste geçerlidir. Bir tur yayımlandıktan sonra değişiklik gerekçe ister.
ratings-differ = Listelerde { $count } oyuncunun ratingi değişti. Oyuncularda (F5) ,r gösterir.
ratings-none-found = Hiçbir oyuncu listelerde numarasıyla bulunamadı; numarasız oyuncu: { $unnumbered }.
ratings-none-differ = Bulunan { $found } oyuncunun bilgileri { $list } listesiyle aynı; { $unnumbered } oyuncunun numarası yok, karşılaştırılmadı.
ratings-none-taken = Hiçbir şey işaretli değil. Hiçbir şey değişmedi.
ratings-taken = { $count } oyuncu listeye göre güncellendi. u geri alır.
ratings-other-name = (listede: { $name })

# Konsol çalışırken alınan liste.
ratings-ended = İçe aktarma durduruldu. Listeler değişmedi.
ratings-import-begun = { $file } arka planda içe aktarılıyor. R ilerlemeyi gösterir.
ratings-importing = { $file }: şimdiye kadar { $players } oyuncu okundu
ratings-importing-end = E içe aktarmayı durdurur, listeler değişmez. Esc ile sürer.
ratings-which-kind = { $file } dosyasındaki ratinglerin temposu
rating-columns-title = Rating listesi { $file }
rating-columns-kept = Enter bunu bu adlı dosyalar için kaydeder
rating-columns-no-heading = Bu sütunun başlığı yok, bir daha tanınamaz. Başlık satırını h ve H ile kaydırın ya da dosyaya başlık ekleyin.
rating-columns-twice = Başka bir sütunun başlığı da aynı. Dosyada birinin adını değiştirin.
rating-columns-no-number = Rating, FIDE ID ya da lisans numarası olan sütun yok. Sütuna gidip harfine basın.

ratings-malformed = { $path }:{ $line }:{ $column }: geçersiz. docs/rating-lists.md sayfasındaki gibi adlarıyla liste adresleri bekleniyordu.
ratings-address = { $address } geçerli bir adres değil. https:// ya da file:// ile başlamalı.
ratings-not-got = { $address } indirilemedi: { $cause }. Listeler değişmedi.
ratings-newer-than-start = { $date } tarihli { $list } ilk günden sonra yürürlüğe girdi ve kullanılmıyor.
ratings-none-of-start = { $said } Turnuvanın başladığı ayın listesini içe aktarın.
ratings-update-begun = { $list } arka planda indiriliyor. R ilerlemeyi gösterir.
ratings-no-address = Hiçbir listenin adresi yok. Yapılandırma klasöründeki ratings.ron dosyasına adres ekleyin ya da R ile bir dosyayı içe aktarın.
ratings-current = Rating listeleri güncel mi?
ratings-old = { $list }, { $day } günü içe aktarıldı.
ratings-are-current = Oyuncuları bu listelerle karşılaştır
ratings-import-first = Önce bir liste içe aktar
ratings-update-first = Önce bütün listeleri indir
