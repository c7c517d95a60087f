# Kayıtlar: ne yapıldı ve geri almalardan ne kaldı.

column-step = Adım
column-time = Saat
column-what = Yapılan

log-look = bu ana bak
log-branches = dallar
log-compare = şimdiyle karşılaştır
log-take-back = geri getir
log-entry = Kayıt
log-empty = Henüz bir şey yapılmadı.
log-reason = Gerekçe: { $reason }
log-branch-count = { $count ->
    [0] Geri almalardan kalan dal yok.
   *[other] { $count } dal kaldı. Enter bakar, d karşılaştırır, t geri getirir.
}
log-branch = { $rounds ->
    [0] eşlendirilmiş tur yok
   *[other] { $rounds } tur eşlendirilmiş
}, { $fork }. adımdan sonra bırakıldı; son: { $last }
log-compare-title = { $step }. adım ile şimdi
log-compare-round = { $round }. tur
log-compare-same = aynı
log-compare-there = yalnız orada: { $white } – { $black } { $result }
log-compare-here = yalnız şimdi: { $white } – { $black } { $result }
log-compare-bye = tur atlayan orada: { $there }, şimdi: { $here }
log-take-back-title = { $step }. adım geri getirilsin mi?
log-take-back-line = Turnuva o adımdaki hâline döner. Şimdiki hâli dal olarak kalır.

log-began = Turnuva açıldı.
log-undone = Geri alındı: { $what }
log-redone = Yinelendi: { $what }
log-moved = { $step }. adıma gidildi
log-announced = Turnuva duyuruldu: { $changes }
log-announced-again = Turnuva yeniden duyuruldu, değişiklik yok
log-stated-numbers = sıra numaraları raporda yazıldığı gibi
log-stated-points = sanal puanlar raporda yazıldığı gibi
log-kept-records = raporun kayıtları saklandı
log-round-dates = Turların günleri
log-deputies = Yardımcı hakemler
log-registered = Kaydedildi: { $player }
log-edited-player = { $player }: { $changes }
log-noted-list = Ratingler { $list } listesindeki gibi
log-followed-list = { $list } listesi uygulandı: { $changes }
log-removed = Kayıt geri alındı: { $player }
log-withdrew = { $player } { $round }. turdan başlayarak çekildi
log-reinstated = { $player } geri döndü
log-bye = { $player }, { $round }. tur: { $bye }
log-plays = oynuyor
log-registered-team = Takım kaydedildi: { $team } ({ $members })
log-edited-team = { $team } takımı: { $members }
log-renamed-team = { $old } takımının yeni adı { $team }: { $members }
log-removed-team = Takım kaydı geri alındı: { $team }
log-withdrew-team = { $team } { $round }. turdan başlayarak çekildi
log-reinstated-team = { $team } geri döndü
log-reserves = { $players }; yedekler { $reserves }
log-began-leg = Aşama başladı, { $first }. turdan { $last }. tura: { $system }, { $count } katılımcı
log-discarded-leg = { $first }. turla başlayan aşama geri alındı
log-added-games = { $round }. tur, { $sides }: { $count } oyun eklendi ({ $stage })
log-drew-colours = { $round }. tur, { $sides }: kurayı kazanan { $won }, beyazla başlayan { $white }
log-drew-colours-by-seed = { $round }. tur, { $sides }: kurayı kazanan { $won }, beyazla başlayan { $white } (tohum { $seed })
log-began-play-off = { $round }. turdan başlayarak eşitlik bozma: { $players }
log-drew-pairs = Eşitlik bozma, kurayla eşleşmeler: { $pairs }
log-drew-pairs-by-seed = Eşitlik bozma, kurayla eşleşmeler: { $pairs } (tohum { $seed })
log-play-off-moves = Eşitlik bozma, kazanılan oyunlardaki hamleler: { $moves }
log-play-off-decision = Eşitlik bozma: { $winner } hakem kararıyla devam ediyor
log-settled-match = { $round }. tur, { $sides }: üst tura çıkan { $winner } ({ $by })
log-unsettled-match = { $round }. tur, { $sides }: karar geri alındı
match-stage-match = maç
match-stage-play-off = uzatma
match-stage-golden-point = altın puan
settled-by-golden-point = altın puan
settled-by-fewest-moves = en az hamle
settled-by-no-show = gelmedi
settled-by-arbiter = hakem kararı
settled-for-nobody = kimse
log-drafted = { $round }. turun taslağı: { $system }, { $boards } masa
log-kept-numbers = { $round }. tur: sıra numaraları değişmedi
log-new-numbers = sıra numaraları yeniden verildi, { $count } oyuncunun numarası değişti
log-edited-draft = { $round }. turun taslağı: { $edit }
log-discarded = { $round }. turun taslağı atıldı
log-published = { $round }. tur yayımlandı
log-reseated = Yayımlanmış { $round }. tur değişti: { $edit }
log-entered = { $round }. tur, masa { $board }: { $new } ({ $white } – { $black })
log-cleared = { $round }. tur, masa { $board }: { $old } silindi
log-noted-conflict = { $round }. tur, masa { $board }: kayıtlı { $old }, bulunan { $found } ({ $white } – { $black })
log-settled-conflict = { $round }. tur, masa { $board }: karara bağlandı, { $old } kaldı ({ $white } – { $black })
log-took-over = { $round }. tur: geri alınan eşlendirmeden { $count } sonuç alındı
log-corrected = { $round }. tur, masa { $board } düzeltildi: { $old } → { $new } ({ $white } – { $black })
log-corrected-rating = { $round }. tur, masa { $board }: { $new }, yalnız rating raporu için
log-turned = { $round }. tur, masa { $board }: renkler değişti
log-turned-rating = { $round }. tur, masa { $board }: renkler değişti, yalnız rating raporu için
log-drew-lots = { $count } oyuncu için kura çekildi (tohum { $seed })
log-entered-lots = Kura girildi: { $lots }
log-prizes = Ödüller ilan edildi: { $groups }; { $sharing }; { $each }
log-undid-round = { $round }. tur ve sonrası geri alındı

edit-take-apart = masa { $board } bozuldu
edit-seat = { $white } – { $black } masa { $board } üzerine oturtuldu
edit-swap = { $one } ile { $other } yer değiştirdi
edit-turn = masa { $board } renkleri çevrildi
edit-bye = { $player }: { $bye }
edit-call-in = { $player } çağrıldı
edit-take-seat = { $player }, { $absent } yerine oturdu
log-printed = yazdırıldı: { $sheets } · { $hash } · { $to }
log-written = dosyaya yazıldı: { $sheets } · { $hash } · { $to }
log-issued-round = { $round }. tur
log-discarded-lots = Kuralar geri alındı, yeniden çekilecek
