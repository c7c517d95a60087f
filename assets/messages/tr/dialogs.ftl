# Sorular, raporlar ve tuş listeleri.

confirm-capital = Onaylamak için büyük { $letter }, vazgeçmek için Esc.
confirm-round = Bu işlem { $round }. turu değiştirir. Onaylamak için tur numarasını yazıp Enter’a basın:
confirm-round-wrong = Bu, turun numarası değil. Onaylamak için { $round } yazın.
# Büyük harfin yanında gösterilen işlem.
confirm-publish = yayımla
confirm-undo = geri al
confirm-change = değiştir
confirm-quit = çık
confirm-save-as = farklı kaydet
confirm-continue = devam et
confirm-leave-fide-mode = FIDE kipinden çık
confirm-take-over = çevrimdışı sürdür
confirm-agree = onayla
confirm-import = içe aktar
confirm-rescue = turnuva dosyasını oluştur
confirm-count-boards = masaları kullan
confirm-end = içe aktarmayı durdur
confirm-restore = bu duruma dön
confirm-draw = kura çek
confirm-print = yine de yazdır
confirm-write = yine de yaz

leave-title = Çıkış
leave-unsaved = Formda kaydedilmemiş bilgi var; çıkarsanız kaybolur.
leave-not-saved = { $count } kayıt diske yazılmadı. Az önceki deneme de başarısız oldu:
leave-not-saved-how = Büyük S başka adla bir kopya kaydeder. Büyük Q çıkar: kayıtlar, yazılabiliyorsa turnuva dosyasının yanında ya da veri klasörünüzde saklanır ve turnuva yeniden açılınca önerilir.

help-title = Tuşlar
help-type = Tuşları süzmek için sözcük yazın.
help-found = { $count ->
    [0] “{ $typed }” ile eşleşen tuş yok. Aramayı kısaltın ya da Esc tuşuna basın.
   *[other] “{ $typed }” içeren { $count } tuş
}
help-here = Bu ekran
help-panes = Ekranlar
help-everywhere = Her yerde
help-lists = Listelerde
manual-title = El kitabı
manual-above = F1 bütün bölümleri, ? bu ekranın tuşlarını listeler.
palette-title = Komutlar, oyuncular, masalar

open-failed = Turnuva açılamadı
open-notices = Turnuva dosyası hakkında
import-failed = Dosya içe aktarılamadı
import-adjusted = İçe aktarırken yapılan düzeltmeler
form-leaving = ! Kaydedilmemiş bilgi var. Yeniden Esc siler, başka bir tuş devam eder.
pick-typed = “{ $typed }”: { $count }
help-signs = İşaret açıklaması
help-another-time = Şu anda kullanılamaz
form-more = Son alandan sonra Tab ya da ↓ ötekileri gösterir: { $fields }
form-doubt = Onaylamak için yeniden Enter’a basın.
pick-filter = aramak için yazın
theme-automatic = terminale göre
theme-dark = koyu
theme-light = açık
theme-high-contrast = yüksek kontrast
theme-sixteen = terminalin 16 rengi
theme-own = özel tema dosyası
theme-taken = Renkler: { $theme }. Seçim kaydedildi.
theme-not-kept = Renk seçimi kaydedilemedi. Bir sonraki açılışta yeniden seçin.
theme-none = Bu terminal renk göstermiyor (NO_COLOR ya da TERM=dumb); seçilecek renk yok.

digits-scheme = { $white } beyaz kazanır, { $black } siyah kazanır, { $draw } berabere
digits-probe = bu klavyenin tuşlarını öğren (on saniye)
digits-taken = Sonuçlar: { $white } beyaz kazanır, { $black } siyah kazanır, { $draw } berabere; D değiştirir.
digits-not-kept = Tuşlar şu an geçerli, ama kaydedilemedi.
digits-strange = { $key } sonuç tuşu değil. D klavyenizin tuşlarını öğrenir.
probe-title = Klavyeniz için on saniye
probe-why = Her tuşa sonuç girer gibi basın: üst sırada ya da sayısal tuş takımında. hakem klavyenizin gönderdiğini öğrenir ve kaydeder. D istediğiniz zaman baştan başlatır.
probe-asks = { $at } / { $count }: { $key } tuşuna basın ({ $result })
probe-num-lock = Num Lock kapalı: gelen tuş { $key }. Num Lock’u açıp tuşa yeniden basın.
probe-taken = { $key } tuşunun başka bir işlevi var. Başka bir tuşa basın ya da Enter ile atlayın.
probe-no-letter = { $key } sonuç tuşu olamaz. Başka bir tuşa basın ya da Enter ile atlayın.
probe-key-skip = bu tuşu atla
probe-key-leave = değiştirme
