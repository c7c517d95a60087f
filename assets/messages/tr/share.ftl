# Veritabanıyla paylaşılan turnuvalar: önce sorun, sonra yapılacak.

share-ask-password = { $user } için parola:
share-setup-done = { $database } turnuvalar için hazırlandı.
share-sound = { $name } turnuvasının bütün satırları geçerli. Hiçbir şey kaldırılmadı.
share-repaired = { $name } turnuvasından { $entry }. kayıttan itibaren { $count } satır kaldırıldı ve hakem.removed tablosunda saklandı. Turnuvayı eksiksiz bir dosyadan yeniden paylaşın.
share-put = { $count } kayıt paylaşıldı: { $address }
share-same = Yeni kayıt yok: veritabanı güncel. { $address }
share-ahead = Veritabanında dosyadakinden { $count } kayıt fazla var. hakem pull ile indirin. { $address }
pull-written = { $count } kayıt yazıldı: { $file }
pull-same = Yeni kayıt yok: { $file } güncel.
pull-ahead = { $file } dosyasında veritabanında olmayan { $count } kayıt var. hakem share ile yükleyin.
pull-back = Veritabanı yeniden erişilebilir; hiçbir kayıt kaçırılmadı.
share-clock-ahead = Bu bilgisayarın saati sunucununkinden { $seconds } sn ileri. Bu, günlükteki saatleri etkiler, kayıtların sırasını etkilemez.
share-clock-behind = Bu bilgisayarın saati sunucununkinden { $seconds } sn geri. Bu, günlükteki saatleri etkiler, kayıtların sırasını etkilemez.

share-address-not-postgresql = Bu bir veritabanı adresi değil. Şöyle yazın: postgresql://KULLANICI@SUNUCU:PORT/VERİTABANI/AD.
share-address-password = Adres, başkalarının da görebileceği bir parola içeriyor. Parolayı değiştirin. Yenisini PGPASSFILE dosyasına yazın ya da sorulunca girin.
share-address-no-database = Adreste veritabanı yok. Şöyle yazın: postgresql://KULLANICI@SUNUCU:PORT/VERİTABANI/AD.
share-address-no-name = Adreste turnuva adı yok. Adı veritabanından sonra yazın: postgresql://…/VERİTABANI/AD.
share-address-bad-port = Adresteki port 1 ile 65535 arasında bir sayı değil. Sunucudan sonra yazın: SUNUCU:5432.
share-address-unknown-option = Adreste bilinmeyen seçenek “{ $found }”. Bilinenler: { $known }.
share-address-contradiction = Adresteki “{ $one }” ile “{ $other }” seçenekleri birlikte kullanılamaz. Birini çıkarın.
share-address-bad-name = Paylaşılan turnuvanın adı 1–100 karakter olmalı, / ve denetim karakteri içermemeli. --name ile bir ad seçin.
share-address-bad-escape = Adresteki % işaretinden sonra iki onaltılık rakam yok. İşaretin kendisi için %25 yazın.

share-not-built = Bu hakem derlemesi PostgreSQL desteklemiyor. --features postgresql ile derleyin.
share-unreachable = { $server } yanıt vermiyor: { $cause }. Sunucunun çalıştığını, adresi ve ağı kontrol edip yeniden deneyin.
share-encryption = { $server } bağlantısı şifrelenemiyor: { $cause }. Sunucunun bu ad için bir sertifikası olmalı; sertifikayı veren: ?sslrootcert=DOSYA.
share-no-password = { $user } için parola gerekiyor, ama sorulacak bir terminal yok. Parolayı PGPASSFILE dosyasına yazın: SUNUCU:PORT:VERİTABANI:KULLANICI:PAROLA.
share-open-passwords = { $path } başkalarınca okunabildiği için parola oradan okunmaz. Dosyayı yalnız kendinize açın: chmod 600.
share-passwords = Parola dosyası { $path } okunamıyor: { $cause }. Okunur yapın ya da PGPASSFILE değişkenini kaldırın.
share-not-let-in = Sunucu { $user } kullanıcısının girişini reddetti. Adı ve parolayı kontrol edin.
share-unencrypted = Sunucu { $user } kullanıcısını şifrelemesiz kabul etmiyor. Adrese ?sslmode=require ya da ?sslrootcert=DOSYA ekleyin ve adı kontrol edin.
share-cleartext = { $server } parolayı düz metin olarak istiyor, bağlantı ise şifreli değil. Parola gönderilmedi. Adresten sslmode=disable ifadesini kaldırın ya da sunucuda scram-sha-256 kullandırın (pg_hba.conf).
share-no-database = { $database } adlı bir veritabanı yok. Oluşturulmasını isteyin: createdb --encoding=UTF8 { $database }.
share-not-set-up = { $database } veritabanı turnuvalar için hazırlanmamış. Tablo oluşturma yetkisi olan bir kullanıcıyla bir kez hakem share --setup çalıştırın.
share-newer = Veritabanı daha yeni bir hakem sürümüyle hazırlanmış (şema { $found }; bu sürümün bildiği { $known }). O sürümü kullanın.
share-letters = Veritabanı metni { $found } olarak saklıyor; bu kodlamada bazı karakterler yok. --encoding=UTF8 ile bir veritabanı oluşturulmasını isteyin.
share-not-allowed = Veritabanında { $user } kullanıcısının buna yetkisi yok. Bir rol isteyin: hakem_arbiter yazar, hakem_reader okur.
share-read-only = Sunucu salt okunur, örneğin bir kopya sunucu. Asıl sunucunun adresini kullanın.
share-full = Sunucuda boş yer yok: { $cause }. Hiçbir şey kaybolmadı. Yer açılınca devam edin.
share-server = Sunucu hata verdi ({ $code }): { $cause }. Oraya hiçbir şey kaydedilmedi.
share-no-such-event = Veritabanında { $name } adlı turnuva yok ya da görme yetkiniz yok. Adı kontrol edin ya da önce turnuvayı paylaşın.
share-other-event = { $name } adı başka bir turnuvaya ait. --name ile başka bir ad seçin.
share-parted = Dosya ile veritabanı { $entry }. kayıtta ayrıştı. Hiçbir şey değişmedi. hakem pull komutunu başka bir dosya adıyla, sonra hakem merge komutunu çalıştırın.
share-shrunk = Veritabanında { $entry }. kayıt artık yok: eski bir yedek geri yüklenmiş ya da başka bir sunucu yanıt veriyor. Hiçbir şey değişmedi. Turnuvayı eksiksiz bir dosyadan yeniden paylaşın.
share-tampered = Veritabanında { $entry }. kayıt değiştirilmiş: { $what }. Bundan sonraki kayıtlar okunmadı. Veritabanının sahibi bunları hakem share --repair ile kaldırır.
share-row-missing = satır eksik
share-row-hash = özeti satırıyla uyuşmuyor
share-row-changed = daha önce okunan kayıttan farklı
share-row-unfinished = işlem eksik kalmış
share-crowded = Başkaları { $tries } kez daha önce kaydetti. Hiçbir şey kaydedilmedi; yeniden deneyin.

merge-folder = { $total } kopyadan { $count } tanesi okundu.
merge-folder-all = Klasör için yalnız --adopt all kullanılabilir, çünkü her kopyanın numaraları ayrıdır.
merge-other-event = { $trunk } ile { $branch } farklı turnuvalar. Yalnız aynı turnuvanın kopyaları birleştirilebilir.
merge-adopt = “{ $found }” hiçbir kaydı seçmiyor. all ya da 1 ile { $last } arasında sayılar yazın, örneğin 1,3-5.
merge-leaves-fide-mode = Bu kayıtlar turnuvayı { $round }. turda FIDE kipinden çıkarır. Hiçbiri alınmadı. Yine de almak için numaralarını yazın: --adopt 1-3.
merge-shared = İki dosyada ortak { $count } kayıt var.
merge-trunk = Ondan sonra { $file } dosyasında:
merge-branch = Ondan sonra { $file } dosyasında, alınabilecekler:
merge-how = Hepsini --adopt all, bazılarını --adopt 1,3-5 ile alın. Kopya değişmez.
merge-fits = uyuyor
merge-conflict = çelişki: farklı bir sonuç kayıtlı
merge-there = zaten kayıtlı
merge-undone = orada geri alınmış
merge-move = geçmişte gezinme
merge-refused = alınamaz
merge-changed-here = Aynı bilgi, kopyalar ayrıştıktan sonra bu turnuvada da değişti. Güncel durumu kontrol edin; değişiklik hâlâ geçerliyse buraya girin.
merge-inbox-lost = { $file } dosyasında { $count } satır okunamıyor ve birleştirilmedi. Bu bilgisayarın son sonuçlarını denetleyin.
merge-adopted = { $adopted } alındı, { $left } alınmadı. Çözülecek çelişki: { $conflicts } (F7, n).
merge-title = { $file } kayıtları
merge-failed = Kopya birleştirilemiyor
merge-nothing = { $file } dosyasında burada eksik olan kayıt yok.
enter-done = girildi
enter-there = zaten kayıtlı
enter-doubtful = { $board }. masa kaydedilmiş olabilir: sunucu erişilebilir olunca yeniden girin. İki kez kaydedilmez.
enter-conflict = hakemin çözeceği bir çelişki olarak işaretlendi
enter-typed = “{ $found }” bir masa sonucu değil. 7=1-0, 7=0-1 ya da beraberlik için 7=5 yazın.

# Paylaşılan turnuvada konsol.
share-opened-alone = Bu turnuva { $address } adresinde paylaşılıyor. Dosyasından açılınca değişiklikler bu bilgisayarda kalır, eşitlenmez. hakem { $address } ile açın.
share-file-ahead = { $file } dosyasında veritabanından { $count } kayıt fazla var; yani çevrimdışı sürdürülmüş. Bunları hakem share ile yükleyin, sonra turnuvayı yeniden açın.
share-one-file = İki dosya verildi. İkinci dosya yalnız paylaşılan bir turnuvanın adresiyle kullanılır: hakem postgresql://KULLANICI@SUNUCU/VERİTABANI/AD DOSYA.hakem.
share-cut-off = Çevrimdışı: { $why } Sonuçlar burada kaydedilir, sonra eşitlenir.
share-waits = { $why } Sonuçlar burada kaydedilir, sonra eşitlenir.
share-silent = Veritabanı yanıt vermiyor.
share-back = Veritabanı yeniden erişilebilir.
share-conflict = Farklı bir sonuç zaten kayıtlı. İkisi de çelişki olarak işaretlendi: { $what }
share-refused-title = Yapılmadı: başka bir hakem daha önce davrandı
share-refused = Yapılmadı: { $what }
share-a-move = geçmişte gezinme
share-a-note = günlüğe not
share-already = Başka bir hakem aynısını zaten yaptı.
share-not-agreed = Turnuva çevrimdışı; bu işlem ortak veritabanını gerektirir. Sonuç girebilirsiniz; başka işlemler için bekleyin ya da çevrimdışı sürdürün (F12).
share-desk-only = Bu kullanıcı yalnızca sonuç girebilir. Başka işlemler için bir hakeme başvurun.
share-undo-reason = geri alındı
share-forgotten = Eşitlenmeden geri alındı.
share-under-way = Şu anda eşitleniyor, geri alınamaz. Bunun yerine düzeltin ya da veritabanı erişilebilir olana kadar bekleyin.
share-removal-stays = Bir kaydı kaldırdınız ve başkaları devam etti. Geri almak yerine kaydı yeniden girin.
share-across-title = Başkaları bu arada değişiklik yaptı
share-across = Bu, başkalarının yaptığı değişiklikleri etkiler:
share-take-over = Çevrimdışı sürdür
share-take-over-what = Turnuva, henüz eşitlenmemiş her şeyle birlikte yalnız bu bilgisayarda, ayrı bir dosyada sürer. Başkalarının bu arada yaptığı değişiklikler sonra hakem merge ile birleştirilmelidir.
share-take-over-follows = Bundan sonra değişiklikleriniz ötekilere gönderilmez, onlarınki de alınmaz. Bu, günlüğe yazılır. Dosya: { $file }.
share-taken-over = Turnuva çevrimdışı sürüyor: { $file }.
share-left = { $count } kayıt henüz eşitlenmedi. Turnuva dosyasının yanındaki gelen kutusunda (inbox) saklanır ve turnuva adresiyle yeniden açılınca eşitlenir.
inbox-salvaged-title = Bozulan gelen kutusu
inbox-salvaged = Bu bilgisayarın gelen kutusu (inbox) bozulmuş. { $count ->
    [0] Bütün kayıtlar kurtarıldı
   *[other] { $count } satır kurtarılamadı
}; bozuk dosya: { $file }. Son sonuçları kontrol edin.
