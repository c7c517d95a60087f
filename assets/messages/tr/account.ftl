# İçe aktarma dökümü: sonuca dosyadaki gibi girmeyen satırlar, sütunlar ve hücreler.

account-rows = Satır: { $rows }. İçe aktarılan: { $taken }, birleştirilen: { $merged }, atlanan: { $skipped }, reddedilen: { $refused }.
account-used = Kullanılan sütunlar: { $columns }.
account-unused = Kullanılmayan sütunlar: { $columns }.
account-entry = { $reason }: { $count } ({ $places }).
account-cell = “{ $column }” sütunu, { $reason }
account-line = { $line }. satır
account-place = { $line }. satır: “{ $found }”

account-same-person = Daha önceki bir satırda bulunan kişi, birleştirildi
account-headings = Başlıkları yineleyen satır
account-placeholder = Yer tutucu satır, oyuncu değil
account-no-name = Adı olmayan satır
account-not-a-name = Ad yerine rakam ya da toplam bulunan satır
account-same-number = Başka bir kişinin numarasını taşıyan satır
account-unreadable = Okunamayan satır
account-not-a-fide-id = FIDE ID değil, boş bırakıldı
account-not-a-licence = lisans numarası değil, boş bırakıldı
account-not-a-rating = rating değil, boş bırakıldı
account-not-a-coefficient = katsayı değil, boş bırakıldı
account-not-a-birth = doğum tarihi ya da yılı değil, boş bırakıldı
account-not-a-sex = cinsiyet değil, boş bırakıldı
account-not-a-federation = federasyon değil, boş bırakıldı
account-not-a-title = FIDE unvanı değil, boş bırakıldı
account-not-a-club = ad değil, boş bırakıldı
account-number-taken = numara önceki bir satırda var, boş bırakıldı
account-superseded = başka bir sütun öncelikli olduğundan kullanılmadı
account-mark = değerden sonraki işaret olmadan içe aktarıldı
account-title-in-name = unvan addan ayrıldı
account-name-order = soyadı, sözcüklerin sırasına göre belirlendi
account-shortened = kısaltıldı
account-assumed = boş, listenin değeri varsayıldı
account-other = Not

account-too-few = { $rows } satırdan yalnızca { $taken } tanesi içe aktarılabiliyor.
account-unrated = Hiçbir oyuncunun ratingi yok.
account-no-names = Ad sütununda ad yok ({ $found }): bu bir oyuncu listesi değil. Başka bir dosya seçin.
import-doubtful = { $path } olağandışı görünüyor. Hiçbir şey içe aktarılmadı.
cli-confirm-list = Dosyayı kontrol edin. Yine de içe aktarmak için --confirm ekleyin.
ratings-doubtful = { $path } olağandışı görünüyor; listeler değişmedi:
account-incomplete = { $path }: içe aktarma dökümünde eksik satırlar var. Bu bir hakem hatasıdır; dosyayla birlikte bildirin. Hiçbir şey içe aktarılmadı.
account-shared-number = “{ $column }” sütununda aynı numara birden çok kişide var ({ $count } satır); bu yüzden kullanılmadı.
account-unfit = Bir rating ya da numara sütunu on satırda birden fazlasında okunamıyor.
ratings-access = Bu bir Access veritabanı. Oyuncuları CSV olarak dışa aktarın ve o dosyayı seçin.
ratings-unrated = Hiç ratingi olmayan oyuncular: { $count }.
confirm-import-list = içe aktar
ratings-account = Rating listesi içe aktarıldı
