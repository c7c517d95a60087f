# Bir veritabanı üzerinden paylaşılan turnuvalar: bir cümle neyin yanlış olduğunu, sonraki ne yapılacağını söyler.

share-ask-password = { $user } için parola:
share-setup-done = { $database } turnuvalar için hazırlandı.
share-sound = { $name } turnuvasının bütün satırları doğru. Hiçbir şey kaldırılmadı.
share-repaired = { $name } turnuvasından { $entry }. kayıttan itibaren { $count } satır kaldırıldı; hakem.removed tablosunda duruyor. Turnuvayı her şeyi içeren bir dosyadan yeniden paylaşın.
share-put = { $count ->
    [one] { $count } kayıt paylaşıldı: { $address }
   *[other] { $count } kayıt paylaşıldı: { $address }
}
share-same = Yeni bir şey yok: hepsi orada. { $address }
share-ahead = { $count ->
    [one] Veritabanında dosyadakinden { $count } kayıt fazla var. hakem pull ile alın. { $address }
   *[other] Veritabanında dosyadakinden { $count } kayıt fazla var. hakem pull ile alın. { $address }
}
pull-written = { $count ->
    [one] { $count } kayıt yazıldı: { $file }
   *[other] { $count } kayıt yazıldı: { $file }
}
pull-same = Yeni bir şey yok: { $file } hepsini içeriyor.
pull-ahead = { $count ->
    [one] { $file } içinde veritabanında olmayan { $count } kayıt var. hakem share ile paylaşın.
   *[other] { $file } içinde veritabanında olmayan { $count } kayıt var. hakem share ile paylaşın.
}
pull-back = Veritabanına yeniden ulaşıldı; hiçbir şey kaçırılmadı.
share-clock-ahead = Bu bilgisayarın saati sunucununkinden { $seconds } sn ileride. Kayıtlardaki saatler ona göredir; sıra değildir.
share-clock-behind = Bu bilgisayarın saati sunucununkinden { $seconds } sn geride. Kayıtlardaki saatler ona göredir; sıra değildir.

share-no-address = Bu bir veritabanı adresi değil. Şöyle yazın: postgresql://KULLANICI@SUNUCU:PORT/VERİTABANI/AD.
share-password-in-address = Adreste bir parola var, orada başkaları da görebilir. Parolayı değiştirin; yenisini PGPASSFILE dosyasına yazın ya da sorulunca girin.
share-no-database-named = Adreste veritabanı yok. Şöyle yazın: postgresql://KULLANICI@SUNUCU:PORT/VERİTABANI/AD.
share-no-event-named = Adreste turnuva adı yok. Adı veritabanından sonra yazın: postgresql://…/VERİTABANI/AD.
share-bad-port = Adresteki port 1 ile 65535 arasında bir sayı değil. Sunucudan sonra yazın: SUNUCU:5432.
share-unknown-option = Adreste bilinmeyen “{ $found }” var. Bilinenler: { $known }.
share-contradiction = Adresteki “{ $one }” ile “{ $other }” birlikte olamaz. Birini çıkarın.
share-bad-name = Bir turnuva, / ve denetim karakteri içermeyen 1-100 karakterlik bir adla paylaşılır. --name ile bir ad seçin.
share-bad-escape = Adresteki % işaretinden sonra iki onaltılık rakam yok. İşaretin kendisi için %25 yazın.

share-not-built = Bu hakem PostgreSQL olmadan derlenmiş. --features postgresql ile derleyin.
share-unreachable = { $server } yanıt vermiyor: { $cause }. Sunucunun çalıştığını, adresini ve ağı denetleyip yeniden deneyin.
share-encryption = { $server } bağlantısı şifrelenemiyor: { $cause }. Sunucu bu adı taşıyan bir sertifika göstermeli; onu imzalayanı belirtin: ?sslrootcert=DOSYA.
share-no-password = { $user } için parola gerekiyor, ama sorulacak kimse yok. Parolayı PGPASSFILE dosyasına yazın: SUNUCU:PORT:VERİTABANI:KULLANICI:PAROLA.
share-open-passwords = { $file } başkalarınca okunabiliyor, bu yüzden oradan parola alınmaz. Yalnız size ait yapın: chmod 600.
share-passwords = Parolaların bulunduğu { $file } okunamıyor: { $cause }. Okunur yapın ya da PGPASSFILE değişkenini kaldırın.
share-not-let-in = Sunucu { $user } kullanıcısını içeri almıyor. Adı ve parolayı denetleyin.
share-unencrypted = Sunucu { $user } kullanıcısını şifrelemesiz almıyor. Adrese ?sslmode=require ya da ?sslrootcert=DOSYA ekleyin ve adı denetleyin.
share-cleartext = { $server } parolayı düz metin olarak istiyor, bağlantı ise şifreli değil. Parola gönderilmedi. Adresten sslmode=disable ifadesini kaldırın ya da sunucuda scram-sha-256 kullandırın (pg_hba.conf).
share-no-database = { $database } adlı bir veritabanı yok. Oluşturulmasını isteyin: createdb --encoding=UTF8 { $database }.
share-not-set-up = { $database } veritabanı turnuvalar için hazırlanmamış. Tablo oluşturabilen biri olarak bir kez hakem share --setup çalıştırın.
share-newer = Veritabanını daha yeni bir hakem hazırlamış (numara { $found }, bu sürüm { $known } biliyor). O sürümü kullanın.
share-letters = Veritabanı metni { $found } olarak saklıyor, her harf orada yok. --encoding=UTF8 ile bir tane oluşturulmasını isteyin.
share-not-allowed = Veritabanı { $user } kullanıcısına bunu yaptırmıyor. Yetkili bir rol isteyin: hakem_arbiter yazar, hakem_reader okur.
share-read-only = Sunucu yalnız okunabiliyor, başka birini izliyor olabilir. Yazılan sunucunun adresini kullanın.
share-full = Sunucuda yer yok: { $cause }. Hiçbir şey kaybolmadı; yer açılınca sürdürün.
share-server = Sunucu geri çevirdi ({ $code }): { $cause }. Oraya hiçbir şey kaydedilmedi.
share-no-such-event = Veritabanında { $name } adlı bir turnuva yok ya da sizin görmenize izin yok. Adı denetleyin ya da önce turnuvayı paylaşın.
share-other-event = { $name } adı altında başka bir turnuva var. --name ile başka bir ad seçin.
share-parted = Dosya ile veritabanı { $entry }. kayıttan sonra ayrı yollara gitmiş. Hiçbir şey değiştirilmedi; veritabanındakini hakem pull ile başka bir adla alıp hakem merge ile birleştirin.
share-shrunk = Veritabanında daha önce olan { $entry }. kayıt artık yok: eski bir kopyası geri konmuş ya da başka bir sunucu yanıt veriyor. Hiçbir şey değiştirilmedi; turnuvayı hepsini içeren bir dosyadan yeniden paylaşın.
share-tampered = Veritabanında { $entry }. kayıt değiştirilmiş: { $what }. O ve sonraki kayıtlar okunmadı. Veritabanının sahibi bunları hakem share --repair ile kaldırabilir.
share-row-missing = satır eksik
share-row-hash = özeti satırınki değil
share-row-changed = daha önce okunan kayıt değil artık
share-row-unfinished = işlemin sonu yok
share-crowded = { $tries ->
    [one] { $tries } kez başkaları önce davrandı. Hiçbir şey kaydedilmedi; yeniden deneyin.
   *[other] { $tries } kez başkaları önce davrandı. Hiçbir şey kaydedilmedi; yeniden deneyin.
}

merge-folder = { $total } kopyadan { $count } tanesi okundu.
merge-folder-all = Bir klasör için yalnız --adopt all istenebilir: her kopyanın numaraları kendine göredir.
merge-other-event = { $trunk } ile { $branch } farklı turnuvalar. Yalnız aynı turnuvanın kopyaları birleştirilebilir.
merge-adopt = “{ $found }” bir kayıt belirtmiyor. all ya da 1 ile { $last } arasında sayılar yazın, örneğin 1,3-5.
merge-shared = { $count ->
    [one] İkisinin ortak { $count } kaydı var.
   *[other] İkisinin ortak { $count } kaydı var.
}
merge-trunk = O zamandan beri { $file } içinde:
merge-branch = O zamandan beri { $file } içinde, sunulanlar:
merge-how = Hepsini --adopt all, bazılarını --adopt 1,3-5 ile alın. Kopya olduğu gibi kalır.
merge-fits = uyuyor
merge-conflict = çelişki: orada başka bir sonuç var
merge-there = zaten var
merge-undone = orada geri alınmış
merge-move = geçmişte bir hareket
merge-refused = alınamaz
merge-adopted = Alınan: { $adopted }, bunlardan çözülecek çelişki: { $conflicts }. Alınamayan: { $refused }.
enter-done = girildi
enter-there = zaten var
enter-doubtful = Masa { $board } yine de kaydedilmiş olabilir: sunucu gelince yeniden girin; iki kez kaydedilmez.
enter-conflict = başka bir sonuç var: çelişki olarak yazıldı, hakem çözer
enter-typed = “{ $found }” sonucu olan bir masa değil. 7=1-0, 7=0-1 ya da beraberlik için 7=5 yazın.

# The console on a shared event.
share-opened-alone = Bu turnuva { $address } adresinde paylaşılıyor. Dosyasıyla açılınca burada tek başına sürer ve ötekiler onu görmez: hakem { $address } ile açın.
share-file-ahead = { $file } veritabanından { $count } kayıt ileride, yani tek başına sürmüş. Önce bunları hakem share ile paylaşın, sonra turnuvayı yeniden açın.
share-one-file = İki dosya adı verildi. İkincisi yalnız paylaşılan bir turnuvanın adresiyle olur: hakem postgresql://KULLANICI@SUNUCU/VERİTABANI/AD DOSYA.hakem.
share-cut-off = Bağlantı yok: { $why } Sonuçlar burada girilir ve sonra paylaşılır.
share-waits = { $why } Sonuçlar burada sürer, sonra paylaşılır.
share-silent = Veritabanı yanıt vermiyor.
share-back = Veritabanı yine erişilebilir.
share-conflict = Orada başka bir sonuç var, ikisi de çelişki olarak işaretlendi: { $what }
share-refused-title = Yapılmadı: başkaları önce davrandı
share-refused = Yapılmadı: { $what }
share-a-move = geçmişte bir adım
share-a-note = kayda bir not
share-already = Başkaları aynısını zaten yaptı.
share-not-agreed = Turnuvanın ötekilerle bağlantısı yok, oysa bunda anlaşmaları gerekir. Sonuç girilebilir; başka işler için bekleyin ya da turnuvayı üstlenin (F12).
share-desk-only = Bu kullanıcı yalnızca sonuç girebilir. Gerisi için bir hakeme başvurun.
share-undo-reason = geri alındı
share-forgotten = Paylaşılmadan geri alındı.
share-under-way = Ötekilere gidiyor, şimdi geri alınamaz. Onun yerine düzeltin ya da veritabanı dönene kadar bekleyin.
share-across-title = Başkaları bu arada devam etti
share-across = Bu, başkalarının yaptıklarına dokunuyor:
share-take-over = Turnuvayı üstlen
share-take-over-what = Turnuva burada tek başına, kendi dosyasında, paylaşılmamış her şeyle birlikte sürer. Ötekilerin bu arada yaptıkları sonra hakem merge ile birleştirilir.
share-take-over-follows = Bundan sonra burada yapılan ötekilere, onların yaptığı bu bilgisayara ulaşmaz. Bu kayda yazılır. Dosya: { $file }.
share-taken-over = Turnuva burada tek başına sürüyor: { $file }.
share-left = { $count } kayıt henüz paylaşılmadı. Turnuva dosyasının yanındaki gelen kutusunda duruyor ve turnuva adresiyle yeniden açılınca paylaşılır.
inbox-salvaged = Bu bilgisayarın kayıt dosyası (inbox) hasar görmüştü. { $count ->
    [0] Bütün kayıtlar okundu
   *[other] { $count } satır okunamadı
}; hasarlı dosya: { $file }. Son sonuçları denetleyin.
