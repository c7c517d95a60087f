# Bir dosyanın turlarını açıklayan nedenler (hakem check --explain).

causes-way = { $system }, başlangıç rengi { $colour }
causes-way-baku = { $system }, başlangıç rengi { $colour }, Bakü hızlandırmasıyla
causes-way-without-points = { $system }, başlangıç rengi { $colour }, dosyadaki sanal puanlar olmadan
causes-no-rounds = Oyuncuların tek oyunlu İsviçre sistemiyle eşlendirilmiş bir tur yok. Böyle turları olan bir dosya seçin.

# Turu açıklayan tek bir değişiklik.
cause-clubs-apart = Aynı kulübün oyuncuları birbiriyle eşlendirilmedi.
cause-federations-apart = Aynı federasyonun oyuncuları birbiriyle eşlendirilmedi.
cause-families-apart = Aynı soyadlı oyuncular birbiriyle eşlendirilmedi.
cause-apart = Yasak eşlendirme: { $one } ile { $other }.
cause-bye = Eşlendirmeden önce elle tur atlatılan: { $player }.
cause-gone = Eşlendirmeden sonra çıkarılan: { $player }; rakibi tur atladı ya da tur atlayan oyuncuyla oynadı.
cause-added = Eşlendirmeden sonra eklenen ve tur atlayan oyuncuyla oynayan: { $player }.
cause-result = Eşlendirme sırasında { $round }. turdaki { $white } – { $black } oyununun sonucu: { $result }.
cause-unplayed = Eşlendirme sırasında { $player } için { $round }. tur kaydı: { $bye }.
cause-exchanged = { $one } ile { $other } eşlendirmeden sonra yer değiştirdi.
cause-turned = { $one } ile { $other } eşlendirmeden sonra renk değiştirdi.

causes-more = { $count ->
    [one] Aynı derecede basit bir neden daha var.
   *[other] Aynı derecede basit { $count } neden daha var.
}
causes-none = Bir ya da iki değişiklikten oluşan neden bulunmadı. Denenen eşlendirme: { $tried }.
causes-none-bounded = Sınır içinde bir ya da iki değişiklikten oluşan neden bulunmadı. Denenen eşlendirme: { $tried }.
causes-nearest = En yakını: { $change } Hâlâ farklı olan masa: { $count }.
