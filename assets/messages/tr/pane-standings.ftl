# Sıralama, çapraz tablo ve eşlendirme kartı.

standings-card = eşlendirme kartı
standings-crosstable = çapraz tablo
standings-by-number = sıra no / derece
standings-lots = kura
standings-draw-lots-title = Kura çekilsin mi?
standings-draw-lots = Kurası olmayan { $count } oyuncu için kura çek
standings-enter-lot = Kura numarasını gir: { $player }
standings-lots-stay = Çekilen kura kesindir: turnuva dosyasında kalır, yeniden çekilmez. Küçük sayı önce gelir.
standings-more-columns = sütunlar →
standings-fewer-columns = sütunlar ←
standings-prizes = ödüller
standings-filter = süz
standings-announced = ilan listeleri
standings-conflicts = çelişen sonuç: { $count }
standings-everybody = herkes
standings-filter-typed = koşullara uyan oyuncular …
standings-warnings = eşitlik bozma uyarıları
standings-no-warnings = Listedeki her eşitlik bozma yönteminin değerleri var.
standings-warned = ! eşitlik bozma için { $count } uyarı (w)
standings-announced-after = { $round }. turdan sonra: { $list }
standings-column-within = Kat. d.

category-sex = Cinsiyet
category-any = hepsi
category-women = kadınlar
category-men = erkekler
category-born-from = Doğum yılı en erken
category-born-to = Doğum yılı en geç
category-rating-from = ELO en az
category-rating-to = ELO en çok
category-since = { $year } ve sonrası doğumlu
category-until = { $year } ve öncesi doğumlu

prizes-after = { $round }. turdan sonra ödüller
prizes-none = İlan edilmiş ödül yok. a ödül grubu ekler, s nasıl paylaşılacağını belirler.
prizes-column = Ödül
prizes-left-over = alacak kimse yok
prizes-key-open = hesabı / değiştir
prizes-key-add = ödül ekle
prizes-key-remove = çıkar
prizes-key-division = paylaşım
prizes-field-title = Ödüller
prizes-field-name = Ad, örneğin Genel
prizes-field-amounts = Tutarlar, birincilik önce
prizes-field-sharing = Eşit puanlılar
prizes-field-each = Oyuncu başına ödül
prizes-field-currency = Para birimi
prizes-field-decimals = Kuruş basamağı
prizes-name-missing = Ödüllerin adı yok. Bir ad girin, örneğin Genel.
prizes-equal = eşit puanlılar eşit paylaşır
prizes-hort = Hort sistemi: yarısı dereceye göre, yarısı eşit
prizes-by-place = dereceye göre; yalnız ortak derece paylaşır
prizes-one-each = oyuncu başına bir ödül, en büyüğü
prizes-several-each = her gruptan bir ödül
prizes-working-pot = { $places } derecelerinin ödülleri: { $prizes } = { $pot }
prizes-working-equal = Eşit paylaşım: { $pot } : { $count } = { $part }, aşağı yuvarlanır
prizes-working-hort = Yarısı dereceye göre, yarısı eşit: { $place } : { $sharers } : 2 + { $pot } : { $count } : 2 = { $part }, aşağı yuvarlanır
prizes-working-remainder = Bölmeden artan: { $count } kez { $unit }. Derecesi iyi olanlara birer birer verilir.
prizes-working-gets = Ödül: { $amount }
standings-none = Henüz yayımlanmış tur yok, bu yüzden sıralama da yok.
standings-after = { $round }. turdan sonra sıralama
crosstable-after = { $round }. turdan sonra çapraz tablo
standings-adjourned = { $count } ertelenen oyun berabere sayıldı

card-head = Sıra no { $number } · derece { $place } · { $score } puan
card-adjusted = Puan { $score }, ayarlanmış puan { $adjusted }
card-virtual = sanal rakip
card-dummy = varsayımsal rakip
card-cut-low = çıkarıldı (en düşük)
card-cut-high = çıkarıldı (en yüksek)
card-total = Toplam
card-mean = { $count } değerin ortalaması: { $mean }
card-difference = ortalama { $mean }; yüzde { $percent } için fark { $difference }
card-expectation = { $points } puan beklenen en düşük rating
standings-not-among-prizes = ödüllerde yok; Esc sıralamaya döner
standings-next-part = sonraki grup
standings-one-part = Bu turnuva bütün olarak sıralanır: tek aşaması ve tek grubu var.
standings-group = { $group }. grup
standings-leg = { $first }-{ $last }. turlar
standings-struck = Oyunlarının yarısından azını oynayıp çekildi; oyunları kimse için sayılmaz: { $players }.
