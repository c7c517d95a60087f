# Sorular, raporlar ve tuş listeleri.

confirm-capital = Yapmak için büyük { $letter }, vazgeçmek için Esc.
confirm-round = { $round }. turun sonuçları girildi ve bu işlem onu değiştirir. Turun numarasını yazıp Enter'a basın:
# What a capital letter does, beside it.
confirm-publish = yayımla
confirm-undo = geri al
confirm-change = değiştir
confirm-quit = çık
confirm-save-as = başka yere kaydet
confirm-go-on = devam et
confirm-leave-fide-mode = FIDE kipinden çık
confirm-take-over = devral
confirm-agree = onayla
confirm-import = turnuva yap
confirm-count-boards = masaları say
confirm-end = bitir
confirm-take-back = buraya dön
confirm-draw = kura çek

leave-title = Çıkış
leave-unsaved = Formda henüz girilmemiş bir şey var. Çıkarsanız silinir.
leave-not-saved = { $count } kayıt diske yazılmadı. Az önce yeniden denendi:
leave-not-saved-how = Büyük S başka adla bir kopya kaydeder. Büyük Q çıkar: kayıtlar, yazılabiliyorsa turnuvanın yanında ya da veri klasörünüzde saklanır ve sonraki açılışta önerilir.

help-title = Tuşlar
help-here = Burada
help-panes = Ekranlar
help-everywhere = Her yerde
help-lists = Listelerde
manual-title = El kitabı
manual-above = F1 bütün bölümleri, ? bu ekranın tuşlarını listeler.
palette-title = Komutlar, oyuncular, masalar

open-failed = Turnuva açılamadı
open-notices = Turnuva dosyası hakkında
import-failed = Dosya içe aktarılamadı
import-adjusted = Dosyadakinden farklı alınanlar
form-leaving = ! Bir şey yazıldı. Esc'e bir daha basılırsa bırakılır, başka bir tuş sürdürür.
pick-typed = “{ $typed }”: { $count }
help-signs = İşaretler
help-another-time = Burada, başka zaman
form-doubt = Enter'a bir daha basılırsa olduğu gibi alınır.
pick-filter = yazarak bulun
theme-automatic = terminale göre
theme-dark = koyu
theme-light = açık
theme-high-contrast = yüksek karşıtlık
theme-sixteen = terminalin on altı rengi
theme-own = kendi tema dosyanız
theme-taken = Renkler: { $theme }. Sonraki açılış için saklandı.
theme-not-kept = Renkler sonraki açılış için saklanamadı. O zaman yeniden seçin.
theme-none = Bu terminal renk göstermiyor (NO_COLOR ya da TERM=dumb); seçilecek renk yok.

digits-scheme = { $white } Beyaz kazanır, { $black } Siyah kazanır, { $draw } berabere
digits-probe = bu klavyenin tuşlarını öğren (on saniye)
digits-taken = Sonuçlar: { $white } Beyaz kazanır, { $black } Siyah kazanır, { $draw } berabere; D değiştirir.
digits-not-kept = Tuşlar şimdi geçerli, ama sonraki açılış için saklanamadı.
digits-strange = { $key } bir sonuç değil. D klavyenizin tuşlarını öğrenir.
probe-title = Klavyeniz için on saniye
probe-why = Her tuşa sonuç girerken bastığınız gibi basın: üst sırada ya da sayısal tuş takımında. Klavyenizin gönderdiği öğrenilir ve saklanır. D her zaman baştan başlatır.
probe-asks = { $at } / { $count }: { $key } tuşuna basın ({ $result })
probe-num-lock = Num Lock kapalı: { $key } geldi. Num Lock'a, sonra yine tuşa basın.
probe-taken = { $key } geldi; onun başka bir anlamı var. Başka bir tuşa basın ya da bunu Enter ile atlayın.
probe-no-letter = { $key } sonuç tuşu olamaz. Başka bir tuşa basın ya da bunu Enter ile atlayın.
probe-key-skip = bu tuşu atla
probe-key-leave = olduğu gibi bırak
