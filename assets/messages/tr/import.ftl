# Turnuva raporlarının okunması: hatalar ve yerleri, başka türlü alınanlar, turnuvanın tutamadıkları.

import-unreadable = { $path } okunamıyor: { $cause }. Adı, klasörü ve okuma izninizi denetleyin.
import-too-large = { $path } { $bytes } bayt; hiçbir rapor bu kadar büyük olmaz. Başka bir dosya seçin.
import-not-a-file = { $path } bir klasör, boru ya da aygıt; dosya değil. İçindekini bir dosyaya kaydedin ve onu seçin.
import-faults = { $path } bu hâliyle alınamıyor. Aşağıdakileri düzeltin, sonra yeniden deneyin.
import-no-report = { $path } bir turnuva raporu değil: içinde oyuncu kaydı (001) yok. Bir rapor, oyuncu listesi ya da turnuva dosyası (.hakem) seçin.
import-more-faults = Daha fazlası olabilir. Okuma burada durdu.
import-fault = Satır { $line }, sütun { $column }: “{ $found }” bulundu, beklenen: { $expected }.
import-taken = Satır { $line }, sütun { $column }: “{ $found }” bulundu; { $assumed }.
import-every-note = Tek tek:
import-more-alike = … ve bu türden { $count } tane daha.

expected-number = { $lowest } ile { $highest } arasında bir sayı
expected-points = en çok bir ondalıklı puan, örneğin 2.5
expected-blank = iki alan arasında boşluk
expected-printable = sekme veya başka denetim karakteri olmaması
expected-sex = m, w veya boşluk
expected-bye-code = bir rakip veya H F U Z + - kodlarından biri
expected-point-symbol = bu kaydın simgelerinden biri, her biri bir kez
expected-other-player = başka bir oyuncu
expected-known-player = bu dosyadaki bir oyuncunun numarası
expected-unique-number = { $line }. satırda olmayan bir numara
expected-mirror = { $line }. satırdaki oyunun aynısı; orada “{ $there }” var
expected-other-game = maçın ilk oyunundaki rakip ters renkle ya da aynı tur atlama; orada “{ $there }” var
expected-same-as = { $line }. satırdakinin aynısı
expected-result = bir sonuç, çünkü sonraki bir tur eşlendirilmiş
expected-same-points = beyaz ve siyah için aynı puan
expected-players = oyuncu kayıtları (001)
expected-match-points = { $points }; takımın maçları bunu veriyor
import-contradicted = { $path }: masalar maç puanlarıyla çelişiyor. Hiçbir şey alınmadı.
import-offer-boards = B yine de alır ve masaların verdiğini sayar.
expected-at-most = en çok { $limit }

assumed-windows-1252 = dosya UTF-8 değil, Windows-1252 olarak okundu; harfleri denetleyin
assumed-kept = kayıt bilinmiyor, olduğu gibi saklandı
assumed-no-player = bu numarada oyuncu yok, bu puanlar kimseye verilmedi
assumed-first-line = { $line }. satır kullanıldı, bu satır olduğu gibi saklandı
assumed-no-title = FIDE unvanı değil, sayılmıyor
assumed-no-date = tarih değil, alınmadı
assumed-points = { $points } puan kullanıldı
assumed-number = dosyada { $count } var, bu sayı kullanıldı
assumed-colour = { $colour } varsayıldı
assumed-code = { $code } olarak alındı
assumed-no-forfeit-colour = dosyada bu hükmen biten oyunun renkleri yazmıyor; kurallarla karşılaştırılmaz
assumed-by-points = boş tur, puan sütununa göre { $code } sayıldı
assumed-perhaps-by-points = puan sütununa göre bu oyuncunun boş turlarından biri { $code } sayılır; bu tur seçildi
assumed-no-colour = rakipsiz turun rengi olmaz
assumed-game-points = oyuncuların puanı olarak alındı
assumed-bye-of-match = iki oyunun tur atlaması maç için { $points } puan sayıldı
assumed-explicit-points = Bakü hızlandırması değil, bu satırın puanları kullanıldı
assumed-standings-record = sıralamayı 212 kaydı belirliyor
assumed-point-record = puanları 162 kaydı belirliyor
assumed-off-columns = tarihler sütunlarında değil, sırasıyla alındı
assumed-rounds = 142 kaydı yok, { $rounds } tur varsayıldı
assumed-more-rounds = { $round }. tur zaten eşlendirilmiş

loss-event-name = Dosyada turnuva adı yok. Ad verilene kadar adı ? olacak.
loss-player-name = { $number } numaralı oyuncunun kullanılabilir adı yok. Yerine numarası yazıldı.
loss-double-id = { $number } numaralı oyuncunun kimlik numarası daha önceki bir oyuncuda da var. Alınmadı.
loss-renumbered = Numaralarda boşluk var: { $number } numaralı oyuncu { $becomes } numarayı alıyor, sonrakiler de sırayla.
loss-numbers-by-rank = Derece sütunu oyuncuları sıralamıyor: bir derece eksik ya da iki kez geçiyor. Dosyadaki numaralar korundu.
loss-shortened = { $record } kaydı { $longest } karakterden uzun. Kalanı alınmadı.
loss-no-date = { $record } kaydında okunabilen bir tarih yok. Kayıt alınmadı.
loss-unknown-type = 192 kaydında { $type } yazıyor; bu adla bir eşlendirme sistemi yok. Turnuva ekranında başka bir sistem seçene kadar { $system } kullanılır.
loss-player-detail = { $number } numaralı oyuncunun “{ $found }” bilgisi alınamadı. Elle girin.
loss-national = { $number } numaralı oyuncunun ulusal satırından yalnızca federasyon, rating ve lisans numarası alındı.
loss-beyond-last = { $record } kaydında, turnuvada olmayan { $round }. tur geçiyor. Kayıt alınmadı.
loss-abnormal-points = Dosyadaki olağan dışı puanlar tutulmuyor. Puanlar puan sisteminden hesaplanıyor.
loss-abnormal-points-to-come = Gelecek turlarda bir sonucun değerini dosyanın olağandışı puanları (299) değil puan sistemi belirler.
loss-taken-as-bye = { $number } numaralı oyuncunun { $round }. turdaki { $code } kodu istenmiş tur atlama olarak tutuluyor.
loss-withdrawn = { $number } numaralı oyuncu { $round }. turdan başlayarak bütün oyunlarını hükmen kaybetti; çekilmiş sayılıyor.
loss-settled = { $one } ve { $other } numaralı oyuncuların { $round }. turdaki oyunları kimin üst tura çıktığını göstermiyor. Sonraki bir turda oynayan çıkmış sayıldı.
loss-teams-settled = { $one } ve { $other } numaralı takımların { $round }. turdaki maçı kimin üst tura çıktığını göstermiyor. Sonraki bir turda oynayan takım çıkmış sayıldı.
loss-team-record = { $record } kaydı turnuvanın biçiminden farklı. Kayıt alınmadı.

report-no-rounds = Dosyada planlanan tur sayısı yok. 142 kaydını ekleyin.
report-no-initial-colour = Dosyada kurayla çekilen renk yok. --initial-colour w ya da b ile belirtin, rapora 152 kaydını ekleyin ya da kurayı konsolda çekin.
report-not-reached = { $round }. tur bu dosyadan eşlendirilemez. Sıradaki tur: { $next }.
report-unfinished = { $round }. turda { $white } ile { $black } oyununun sonucu yok. Girin, ertelendiyse ? yazın.
report-team-event = Dosya, alınamayan bir takım turnuvası: { $why }
team-fault-system = türü “{ $found }”. FIDE 2026 takım İsviçre sistemi, takımların döner turnuvası, Scheveningen ve Skalitzka alınabilir.
team-fault-no-teams = takım yok. 310 ya da 013 kayıtlarını ekleyin.
team-fault-unknown-player = bir takımın listesinde, dosyada olmayan { $number } numaralı oyuncu var. 310 ya da 013 kayıtlarını düzeltin.
team-fault-twice = { $number } numaralı oyuncu iki kez geçiyor. 310 ya da 013 kayıtlarını düzeltin.
team-fault-same-team = aynı takımın { $one } ve { $other } numaralı oyuncuları { $round }. turda karşılaşıyor. 001, 310 ya da 013 kayıtlarını düzeltin.
team-fault-no-team = { $number } numaralı oyuncunun oyunları var ama takımı yok. 310 ya da 013 kayıtlarına ekleyin.
team-fault-few-players = { $team } takımında { $boards } masa için { $players } oyuncu var. 310, 013 ya da 352 kayıtlarını düzeltin.

roster-fault = Satır { $line }, sütun { $column }: { $what }
roster-no-names = Oyuncuların adları hiçbir sütunda yok. İlk satır sütun adlarını vermeli, biri Ad veya Soyad olmalı; bulunan: { $found }
roster-nobody = Listede oyuncu yok. İlk satırdan sonraki her satır bir oyuncudur.
roster-no-sex = “{ $found }” bir cinsiyet değil. E veya K yazın ya da boş bırakın.
roster-ignored = Alınmayan sütunlar: { $columns }

# What a report that is written leaves out.
report-further-games = Maçların { $count } ek oyunu raporda yok: raporda oyuncu başına en çok 255 oyun vardır. Turnuva dosyasını saklayın.
report-captains-left-out = Takım kaptanları ({ $count }) raporda yok. Turnuva dosyasını saklayın.
report-points-given-left-out = Verilen ya da silinen puanların ({ $count }) bu biçimde kaydı yok: hakem bunları okur, başka programlar dosyayı reddeder ya da onlarsız hesaplar.
report-team-records-left-out = TRF16 biçiminde takımların yalnız kadroları vardır: numaraları, turları geçme hakları, hükmen maçları ve puanları dosyada yok. Turnuva dosyasını saklayın.
report-boards-left-out = Tek tek girilen { $count } masanın sonucu raporda yok: oyuncusuz takımların raporunda yalnız karşılaşma sonuçları vardır. Turnuva dosyasını saklayın.
report-teams-left-out = { $count } takım raporda yok: 1. turdan başlayarak oyuncular kendileri için oynuyor. Turnuva dosyasını saklayın.
report-leg-left-out = { $round }. turla bir takım aşamasının başladığı raporda yok. Turnuva dosyasını saklayın.
report-colour-lots-left-out = Renk için çekilen { $count } kurayı kimin kazandığı raporda yok. Renkler var.

import-players-alike = { $count } oyuncu: { $names }. İlki: { $note }

assumed-point-system = 162 kaydı yok; puanlar galibiyet { $win }, beraberlik { $draw } ve tur atlama { $bye } değerlerine uyuyor

taken-system = Dosya hangi sistemle eşlendirildiğini söylemiyor (192 kaydı). Turnuva ekranında başkası seçilene kadar { $system } geçerlidir.
taken-system-by-words = 192 kaydı yok. 092 kaydında yazana göre sistem: { $system }.
taken-edition = Turnuva 2017 kuralları yürürlükteyken başladı. Rapor hakem’de bulunan bir sürümü yazmıyor, bu yüzden { $system } varsayıldı: farklı eşlendirilen turlar kurallardan sapma değildir.
taken-points = 162 kaydı yok. Galibiyet 1, beraberlik ½, mağlubiyet 0, tur atlama galibiyet gibi sayılır.
taken-initial-colour = 152 kaydı yok. 1. turun renklerine göre başlangıç rengi { $colour }.
taken-no-initial-colour = 152 kaydı yok. 1. turdan önce başlangıç rengi için kura çekin.
taken-tie-breaks = 202 ve 212 kayıtları yok. Turnuva ekranında başkaları seçilene kadar eşitlik bozma: { $list }.

# Başka yerde eşlendirilmiş turlar ve kurallar.
again-title = Kurallardan farklı eşlendirilen turlar
again-otherwise = { $round }. tur: { $count } masa kuralların verdiğinden farklı. Kayıtlı: { $recorded }. Kurallara göre: { $paired }.
again-none = { $round }. turun kurallara göre eşlendirmesi yok: { $why }
again-all-alike = { $rounds ->
    [one] Tur kuralların verdiği gibi.
   *[other] { $rounds } turun hepsi kuralların verdiği gibi.
}
again-edition-assumed = Sürüm varsayıldı: bu turlar kurallardan sapma değildir.
again-some-otherwise = Kuralların verdiği gibi değil: { $rounds } turdan { $count ->
    [one] { $list }. tur
   *[other] { $list }. turlar
}.
again-resumed = Raporun { $list } numaralı turları henüz kurallara göre denetlenmedi. Şimdi denetleniyor; farklar onayınıza sunulur.
taken-bye-worth = 162 kaydı: tur atlamanın değeri hiçbir sonuçla elde edilemez (FIDE C.04.1 3). Turnuva FIDE kipinde değil.
again-left = { $count ->
    [one] { $round }. tur denetlenmedi
   *[other] { $round }. turdan başlayarak { $count } tur denetlenmedi
}: { $seconds } saniyeden uzun sürüyor. Turnuva dosyası eksiksiz ve bunu not ediyor: konsol turnuvayı açınca onları denetler; hakem check { $file } hepsini denetler.

# Bir raporun sıraları ve puanları, kendi turlarıyla karşılaştırılınca.
ranks-title = Raporun kendi turlarının vermediği sıralar ve puanlar
ranks-some-wrong = Raporun kendi turlarının ve sıralama ölçütlerinin vermediği sıra veya puan sayısı: { $count }.
ranks-wrong = { $who ->
    [team] { $number }. takımın
   *[player] { $number } numaralı oyuncunun
} sırası { $rank }, olması gereken { $place }: { $code } değeri { $value }, { $other } için { $other-value }.
ranks-wrong-struck = { $who ->
    [team] { $number }. takımın sırası { $rank }, olması gereken { $place }: listeden çıkarılan takım ötekilerin altında durur.
   *[player] { $number } numaralı oyuncunun sırası { $rank }, olması gereken { $place }: listeden çıkarılan ötekilerin altında durur.
}
ranks-points = { $number } numaralı oyuncunun puanı: rapor { $points } diyor, turlar { $counted } veriyor.
ranks-match-points = { $number }. takımın maç puanı: rapor { $points } diyor, turlar { $counted } veriyor.
ranks-game-points = { $number }. takımın oyun puanı: rapor { $points } diyor, turlar { $counted } veriyor.
ranks-no-order = Sıralar denetlenmedi: sıralamayı ne 212 ne 202 kaydı söylüyor.
ranks-none = Sıralar denetlenmedi: raporda sıra yok.
ranks-in-play = Sıralar denetlenmedi: { $round }. tur oynanıyor; sıralar ne turdan öncekiler ne de şimdiye kadarki sonuçlarla olanlar.
ranks-other-points = Sıralar denetlenmedi: rapor, hakem'in saymadığı puanları sayıyor (299 kaydı veya listeden çıkarılan oyuncular).
ranks-format = Sıralar denetlenmedi: bu biçimde sıraları yalnız puanlar ve eşitlik bozma ölçütleri vermez ya da rapor hangi biçim olduğunu söylemiyor.
ranks-code = { $code } ve arkasındaki ölçütler denetlenmedi: { $why }. { $tied ->
    [0] Oraya kadar eşit olan yok.
   *[other] Oraya kadar eşit olan: { $tied }.
}
ranks-rounding = { $code } ölçütünün yalnız yazılan ondalıkların ötesinde ayırdığı sıra sayısı: { $count }. hakem tam değerleri karşılaştırır; önce yuvarlayan başka türlü sıralayabilir.
ranks-code-unknown = hakem bu kodu bilmiyor
ranks-code-unfit = hakem'in uyguladığı kurallara göre bu turnuvada anlamı yok
ranks-code-no-value = birinin bunun için ratingi veya kurası yok ve rapor yerine neyin sayıldığını söylemiyor
ranks-code-older-text = turnuva 1 Mart 2026'dan önce başladı ve eski metinler oynanmayan turları başka türlü sayar
ranks-code-two-ratings = oyuncuların iki ratingi var ve 172 kaydı hangisinin sayıldığını söylemiyor

report-late-corrections-left-out = Maçlardaki { $count } geç düzeltme raporda yok: rapor geçerli olanı gösterir. Bunu rating görevlisine bildirin.
report-apart-left-out = Aynı kulüp, federasyon ya da soyadından oyuncuların ayrı tutulması raporda yasak eşleşmeler olarak durur: sonra kaydolanlar bunların arasında değildir. Turnuva dosyasını saklayın.
