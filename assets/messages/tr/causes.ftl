# Bir dosyanın turlarını ne açıklıyor (hakem check --explain).

causes-way = { $system }, başlangıç rengi { $colour }
causes-way-baku = { $system }, başlangıç rengi { $colour }, Bakü hızlandırmasıyla
causes-way-without-points = { $system }, başlangıç rengi { $colour }, dosyada yazan sanal puanlar olmadan
causes-no-rounds = Oyuncuların tek oyunlu İsviçre sistemiyle eşlendirilmiş bir tur yok. Böyle turları olan bir dosya verin.

# Turu açıklayan tek bir değişiklik.
cause-clubs-apart = Aynı kulübün oyuncuları ayrı tutuldu.
cause-federations-apart = Aynı federasyonun oyuncuları ayrı tutuldu.
cause-families-apart = Aynı soyadlı oyuncular ayrı tutuldu.
cause-apart = { $one } ile { $other } ayrı tutuldu.
cause-bye = { $player }, ötekiler eşlendirilmeden önce elle tur atlatıldı.
cause-gone = { $player } eşlendirildi ama turda yok; rakibi olacak oyuncu tur atlayanla eşleşti ya da tur atladı.
cause-added = { $player } eşlendirmeden sonra eklendi ve tur atlayanla eşleşti.
cause-result = Tur eşlendirilirken { $round }. turdaki { $white } – { $black } oyununun sonucu { $result } idi.
cause-unplayed = Tur eşlendirilirken { $player } için { $round }. turda şu yazıyordu: { $bye }.
cause-exchanged = { $one } ile { $other } eşlendirmeden sonra yer değiştirdi.
cause-turned = { $one } ile { $other } eşlendirmeden sonra renk değiştirdi.

causes-more = { $count ->
    [one] Bunun kadar küçük bir neden daha var.
   *[other] Bunun kadar küçük { $count } neden daha var.
}
causes-none = Bir ya da iki değişiklikten oluşan bir neden bulunmadı. Denenen eşlendirme: { $tried }.
causes-none-bounded = Sınıra varılana dek bir ya da iki değişiklikten oluşan bir neden bulunmadı. Denenen eşlendirme: { $tried }.
causes-nearest = En yakını: { $change } Yine de farklı kalan masa: { $count }.
