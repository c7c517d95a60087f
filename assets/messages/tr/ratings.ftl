# Rating listeleri: alınması, aranması, kaldırılması.

ratings-imported = { $list }: { $players } oyuncu; { $new } yeni, { $changed } değişmiş, { $gone } artık listede yok.
ratings-disk = Liste { $path } dosyasına yazılamıyor: { $cause }. Orada yer açıp yeniden alın. Listeler önceki gibi.
ratings-removed = { $list } kaldırıldı.
ratings-status = { $list }: { $players } oyuncu, { $file } dosyasından { $imported } günü alındı, { $megabytes } MB, { $path }
ratings-dated = ({ $date } listesi)
ratings-unusable = { $list }: { $path } kullanılamıyor. Listeyi yeniden alın.
ratings-corrected = Böyle kimse bulunamadı; bir harf yanlış yazılmış sayıldı.
ratings-nobody = Hiçbir listede “{ $typed }” yok.
ratings-one-name = Bir ad tek bir dosya içindir. Dosyaları teker teker alın.

ratings-unreadable = { $path }: { $cause }. Adı, klasörü ve diskteki yeri denetleyin.
ratings-not-a-file = { $path } bir klasör, boru ya da aygıt. Listenin dosyasını verin.
ratings-too-large = { $path } her rating listesinden büyük. Başka bir dosya seçin.
ratings-zip = { $path }: { $fault }
ratings-zip-damaged = Zip dosyası kesik ya da bozuk. Yeniden indirin.
ratings-zip-no-list = Zip dosyasında .txt, .xml ya da .csv yok. Başka bir dosya seçin.
ratings-zip-several = Zip dosyasında birkaç liste var: { $names }. Açın ve birini verin.
ratings-zip-unusual = Zip dosyası şifreli ya da alışılmadık biçimde sıkıştırılmış. Açın ve listeyi verin.
ratings-foreign = { $path } okunabilen bir rating listesi değil: FIDE'nin TXT'si ya da XML'i değil, ilk satırlarında da bilinen sütun adları yok. Listeyi başlık satırlı CSV ya da xlsx olarak kaydedin; başlıkları başkaysa ne olduklarını söyleyin: --column name=BAŞLIK --column national=BAŞLIK.
ratings-no-kind = { $path } tek bir rating içeriyor ve hangisi olduğunu söylemiyor. --kind standard, rapid ya da blitz ekleyin.
ratings-fault = { $path }, satır { $line }, sütun { $column }: { $fault }
ratings-empty = { $path } dosyasında oyuncu yok. Başka bir dosya seçin.
ratings-shrunk = { $path } dosyasında { $after } oyuncu var, { $list } listesinde ise { $before }: dosya kesik görünüyor. Yeniden indirin; doğruysa önce { $list } listesini kaldırın.
ratings-bad-name = Bir listenin adı “{ $found }” olamaz. En çok 40 küçük harf, rakam ve kısa çizgi kullanın.
ratings-no-such-list = “{ $found }” adında bir liste yok. Şunlardan birini seçin: { $known }.
ratings-no-list = Henüz rating listesi yok. Federasyondan bir liste indirin, sonra oyuncular ekranında R tuşuna basın ya da: hakem ratings import DOSYA
ratings-store = { $path } kullanılamıyor: { $cause }. Listeyi yeniden alın.
ratings-no-folder = Veri klasörü yok. HOME ya da XDG_DATA_HOME değişkenini verin.

ratings-long-row = Satır bitmek bilmiyor. Bu bir rating listesi değil ya da bozuk; yeniden indirin.
ratings-encoding = Bu baytlar UTF-8 metin değil. Listeyi UTF-8 olarak kaydedin.
ratings-control-character = Bir adda denetim karakteri var. Liste bozuk; yeniden indirin.
ratings-long-name = Bir ad olamayacak kadar uzun. Liste bozuk; yeniden indirin.
ratings-cut = Liste sonuna varmadan burada bitiyor. Yeniden indirin.
ratings-workbook = Çalışma kitabı burada bozuk. Onu yeniden xlsx ya da CSV olarak kaydedin.
ratings-not-a-number = “{ $found }” bulundu, sayı bekleniyordu. Sütunlar ilk satıra uymuyor; listeyi yeniden indirin.
ratings-out-of-range = { $found } ratingi bulundu, en çok 3999 olabilir. Liste bozuk; yeniden indirin.
ratings-entity = “{ $found }” bulundu: kendi varlıklarını tanımlayan XML okunmaz. Listeyi federasyondan indirin.
ratings-misplaced = “{ $found }” bulundu; bir listede burada bu olmaz. Liste bozuk; yeniden indirin.

ratings-compared = Rating listelerinde değişenler
ratings-offered = { $list } listesi: { $found } oyuncu numarasıyla bulundu; { $unnumbered } oyuncunun numarası yok, karşılaştırılmadı.
ratings-late = 1. tur eşlendirildi: rating yanlış değilse ilk günkü liste geçerlidir. Bir tur yayımlandıktan sonra değişiklik gerekçe ister.
ratings-differ = Listelerde { $count } oyuncunun ratingi değişti. Oyuncularda (F5) r gösterir.
ratings-none-found = Hiçbir oyuncu listelerde numarasıyla bulunmadı; { $unnumbered } oyuncunun numarası yok.
ratings-none-differ = Bulunan { $found } oyuncunun hepsi { $list } listesindeki gibi; { $unnumbered } oyuncunun numarası yok, karşılaştırılmadı.
ratings-none-taken = Hiçbir şey işaretli değil, hiçbir şey değişmedi.
ratings-taken = { $count } oyuncu artık listedeki gibi. u geri alır.
ratings-other-name = (listede: { $name })

# Konsol çalışırken alınan liste.
ratings-ended = Alma durduruldu. Listeler eskisi gibi.
ratings-import-begun = { $file } alınıyor. Bu arada devam edin; R ne kadarının okunduğunu söyler.
ratings-importing = { $file }: şimdiye kadar { $players } oyuncu okundu
ratings-importing-end = E almayı durdurur, listeler olduğu gibi kalır. Esc ile sürer.
ratings-which-kind = { $file } hangi ratingleri içeriyor?
rating-columns-title = Rating listesi { $file }
rating-columns-kept = Bu adlı sonraki dosyalar için de saklanır
rating-columns-no-heading = Bu sütunun, yeniden tanınmasını sağlayacak bir başlığı yok. Başlık satırını h ve H ile seçin ya da dosyada başlık verin.
rating-columns-twice = Başka bir sütunun başlığı da aynı. Dosyada birinin adını değiştirin.
rating-columns-no-number = Hiçbir sütunda rating, FIDE kimlik no ya da lisans no yok. O sütuna gidip harfine basın.

ratings-sources = { $path }:{ $line }:{ $column }: anlaşılmadı. docs/rating-lists.md dosyasındaki gibi adlarıyla liste adresleri bekleniyordu.
ratings-address = { $address } bir adres değil. https:// ya da file:// ile başlamalı.
ratings-not-got = { $address } alınamadı: { $cause }. Listeler olduğu gibi.
ratings-newer-than-start = { $list } ({ $date }) ilk günden sonra yürürlüğe girdi, sorulmaz.
ratings-none-of-start = Turnuvanın başladığı ayın listesini alın.
ratings-update-begun = { $list } alınıyor. Bu arada devam edin; R ne kadar ilerlediğini söyler.
ratings-no-address = Hiçbir listenin adresi yok. Adresleri ayar klasöründeki ratings.ron dosyasına yazın ya da R ile bir dosya alın.
ratings-current = Rating listeleri güncel mi?
ratings-old = { $list }, { $day } günü alındı.
ratings-are-current = güncel: oyuncuları onlarla karşılaştır
ratings-import-first = önce bir liste al
ratings-update-first = önce bütün listeleri yenile
