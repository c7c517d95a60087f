# Motorun bildiği şeylerin adları. Kimliğin sonu motorun kendi sözcüğüdür.

language-tr = Türkçe
language-en = İngilizce
language-cs = Çekçe

colour-white = beyaz
colour-black = siyah
# Yalın b yalnızca Türkçe arayüzde kullanılır.
colour-white-short = b
colour-black-short = s

result-white-wins = beyaz kazandı
result-draw = berabere
result-black-wins = siyah kazandı
result-white-draws = beyaza yarım puan, siyaha sıfır
result-black-draws = siyaha yarım puan, beyaza sıfır
result-both-lose = ikisi de kaybetti
result-forfeit-to-white = beyaz hükmen kazandı
result-forfeit-to-black = siyah hükmen kazandı
result-forfeit-both = ikisi de hükmen kaybetti
result-unrated = { $result } (rating hesabı dışı)
result-adjourned = ertelendi
result-adjourned-short = ert.

bye-pairing-allocated = tur atlama (1 Tur)
bye-pairing-allocated-short = 1 Tur
bye-half-point = yarım puanlı tur atlama
bye-half-point-short = ½ Tur
bye-zero-point = puansız tur atlama (katılmıyor)
bye-zero-point-short = 0 Tur
bye-full-point = tam puanlı tur atlama
bye-full-point-short = tam Tur

round-not-paired = eşlendirilmedi
round-draft = taslak
round-published = ilan edildi
round-running = oynanıyor
round-complete = tamamlandı

setting-description = Ad, yer, tarih, hakem
setting-system = Eşlendirme sistemi
setting-rounds = Tur sayısı
setting-initial-colour = Başlangıç rengi
setting-points = Sonuçların puan değeri
setting-tie-breaks = Eşitlik bozma sırası
setting-acceleration = Hızlandırma
setting-forbidden = Eşlenmesi yasak oyuncular

title-gm = büyükusta
title-im = uluslararası usta
title-wgm = kadın büyükusta
title-fm = FIDE ustası
title-wim = kadın uluslararası usta
title-cm = aday usta
title-wfm = kadın FIDE ustası
title-wcm = kadın aday usta

system-dutch-2026 = Hollanda (Dutch) sistemi, FIDE 2026
system-dutch-2009 = Hollanda (Dutch) sistemi, 2009
system-dutch-1992 = Hollanda (Dutch) sistemi, 1992
system-lim = Lim sistemi
system-dubov-classic = Dubov sistemi, klasik
system-burstein-classic = Burstein sistemi, klasik
system-basic-swiss = Temel İsviçre sistemi
system-round-robin = Döner sistem (Berger)
system-scheveningen = Scheveningen sistemi
system-skalitzka = Skalitzka sistemi
system-knockout = Eleme sistemi
system-dubov-2026 = Dubov sistemi, FIDE 2026
system-burstein-2026 = Burstein sistemi, FIDE 2026
system-lim-2026 = Lim sistemi, FIDE 2026
system-double-swiss = Çift oyunlu İsviçre sistemi
system-team-swiss = Takım İsviçre sistemi

# Sütun başlığı -short ile biten kimliktir. $cut koddaki sayıdır: BH-C2 için 2.
tie-break-ps = Kademeli toplam
tie-break-ps-short = Kad.
tie-break-ps-c = Eksiltilmiş kademeli (ilk { $cut } tur hariç)
tie-break-ps-c-short = Kad.-{ $cut }
tie-break-mp = Maç puanları
tie-break-mp-short = MP
tie-break-ks = Koya
tie-break-ks-short = Koya
tie-break-ksx = Genişletilmiş Koya
tie-break-ksx-short = G.Koya
tie-break-de = Doğrudan karşılaşma
tie-break-de-short = Doğ.
tie-break-de-first = Doğrudan karşılaşma (yalnız birincilik)
tie-break-de-first-short = Doğ. 1.
tie-break-won = Galibiyet sayısı
tie-break-won-short = Gal.
tie-break-win = Galibiyet sayısı (hükmen galibiyet dahil)
tie-break-win-short = Gal.+
tie-break-kash = Kashdan
tie-break-kash-short = Kash.
tie-break-bpg = Siyah sayısı
tie-break-bpg-short = Siyah
tie-break-bwg = Siyahla galibiyet sayısı
tie-break-bwg-short = S.Gal.
tie-break-adj = Ayarlanmış puan
tie-break-adj-short = Ayar.
tie-break-bh = Buchholz (Solkof)
tie-break-bh-short = Sol.
tie-break-bh-c = Medyan (alttan { $cut } eksik)
tie-break-bh-c-short = Sol.-{ $cut }
tie-break-bh-m = Medyan { $cut } (alttan ve üstten { $cut } eksik)
tie-break-bh-m-short = Med.{ $cut }
tie-break-bhbh = Buchholz Buchholzu
tie-break-bhbh-short = BHBH
tie-break-sb = Sonneborn-Berger
tie-break-sb-short = Ber.
tie-break-aro = Rakiplerin rating ortalaması
tie-break-aro-short = ARO
tie-break-aro-c = Azaltarak ortalama (en düşük { $cut } rakip hariç)
tie-break-aro-c-short = AROC{ $cut }
tie-break-tpr = Performans ratingi
tie-break-tpr-short = TPR
tie-break-lot = Kura
tie-break-lot-short = Kura
tie-break-fb = Fore Buchholz (son tur berabere)
tie-break-fb-short = Ön Sol.
tie-break-aob = Rakiplerin Buchholz ortalaması
tie-break-aob-short = AOB
tie-break-rep = Oynamayı seçtiği tur sayısı
tie-break-rep-short = REP
tie-break-std = Standart puan
tie-break-std-short = STD
tie-break-tpn = Sıra no
tie-break-tpn-short = BSNo
tie-break-rtng = Rating
tie-break-rtng-short = ELO
tie-break-ptp = Kusursuz performans
tie-break-ptp-short = PTP
tie-break-apro = Rakiplerin performans ortalaması
tie-break-apro-short = APRO
tie-break-appo = Rakiplerin kusursuz performans ortalaması
tie-break-appo-short = APPO
event-maxi = Maksi turnuva
word-yes = evet
word-no = hayır

# Kendi adında bunlara yer olmayan yöntemlerin değişiklikleri. $name yöntemin adıdır.
tie-break-with-c = { $name } (alttan { $cut } eksik)
tie-break-with-m = { $name } (alttan ve üstten { $cut } eksik)
tie-break-with-p = { $name }, hükmenler oyun sayılır
tie-break-with-f = { $name }, Fore Buchholz’dan
tie-break-with-r = { $name }, ters sırada
