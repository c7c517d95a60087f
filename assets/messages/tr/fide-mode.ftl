# FIDE kipi ve ondan çıkaran işlemler.

departure-title = FIDE kuralları buna izin vermiyor
departure-forbidden-pairs = Yasak eşlendirmeler 1. turdan önce duyurulmalı (FIDE C.04.2 5.2). { $round }. tur yayımlandı.
departure-number-of-rounds = Tur sayısı turnuvadan önce duyurulmalı (FIDE C.04.2 1). { $round }. tur yayımlandı.
departure-in-report = Rapora göre turnuva { $round }. turdan sonra FIDE kipinden çıkmış. Kip dışında kalır.
departure-earlier-round = { $earlier }. tur çok geride: yalnız oynanan son iki tur düzeltilebilir. Daha sonra saptanan hatalar yalnız rating raporunu etkiler (FIDE C.04.2 4.3).
departure-nothing-yet = Henüz hiçbir şey değişmedi. Büyük C sonuçlarını gösterir.
departure-leave = FIDE kipinden çıkılsın mı?
departure-follows = Turnuva { $round }. turda FIDE kipinden kesin olarak çıkar. Başlıkta, her çizelgede ve turnuva raporunda belirtilir.
departure-stays = Esc FIDE kipinde kalır.

head-fide-mode-left = FIDE kipi dışı, T{ $round }
sheet-fide-mode-left = { $round }. turda FIDE kipinden çıkıldı

departure-is-in-force = Turnuva FIDE kipinde.
departure-is-left = Turnuva { $round }. turda FIDE kipinden çıktı.
departure-is-outside = Bu turnuvanın eşlendirme kuralları, yürürlükteki FIDE kuralları değil: turnuva FIDE kipinin dışında.

warning-title = Bu değişikliği onaylayın
warning-bye-worth = Tur atlama puanı hiçbir sonuca denk gelmiyor; ratinge sayılan turnuvalarda buna izin verilmez (FIDE C.04.1 3). Galibiyet puanı, beraberlik puanı ya da sıfır girin.
copied-bye-worth = { $bye } puanlık tur atlama hiçbir sonuca karşılık gelmediği için kopyalanmadı (FIDE C.04.1 3): tur atlama galibiyet puanı değerindedir.
warning-adjourned-in-report = Rating raporunda kesin sonuçlar yer alır: oyunun sonucunu seçin ya da düzeltmeyi turnuvada yapın.
warning-adjournment = { $players }, { $round }. tur: sonraki turlar, bu ertelenmiş oyun berabere bitmiş gibi eşlendirildi (FIDE C.04.2 3.1). Geçerli kalırlar; oyunun sonucu turnuva raporunda belirtilir.
warning-contradicts = { $round }. tur: geri alınanlar dışında sonraki turların eşlendirmesi değişmez. Değişiklik turnuva raporunda belirtilir.
warning-number-of-rounds = Turnuva raporunda, { $round }. tur yayımlandıktan sonra tur sayısının değiştiği belirtilir: { $from } → { $to }.
warning-forbidden-pairs = { $round }. tur yayımlandıktan sonra eklenen ya da silinen yasak eşlendirmeler turnuva raporunda listelenir.
warning-exchange = { $one } ile { $other }, { $round }. turdan itibaren başlangıç sıra numaralarını karşılıklı değiştirir; ratingleri eşit. Bu, turnuva raporunda belirtilir.
warning-manual = { $round }. tur kuralların eşlendirmesinden farklı. Farklı masalar turnuva raporunda listelenir.
warning-line-up-order = { $team }: { $above } daha üst masada oynar, oysa ana listede { $below } daha önce. Masa sırası sabittir; sıra dışı oyunlar kaybedilir (ECU B.12.3.4 ya da turnuva yönergesi).
warning-against-both-dues = { $board }. masa, { $players }: iki oyuncunun da renk tercihi karşılanmıyor (FIDE C.04.1 8).
warning-open-adjournments = { $count ->
    [one] Önceki turlardan ertelenmiş bir oyunun sonucu yok. Yine berabere sayılır.
   *[other] Önceki turlardan ertelenmiş { $count } oyunun sonucu yok. Yine berabere sayılır.
}
warning-accelerated-rounds = { $after ->
    [0] Turnuva, hızlandırma için fazla kısa olur: henüz eşlendirilmemiş turlarda sanal puan verilmez, eşlendirilmiş turlarınki değişmez (A-19).
   *[other] Hızlandırma tur sayısına bağlıdır: son hızlandırılmış tur { $before }. tur yerine { $after }. tur olur. Eşlendirilmiş turların sanal puanları değişmez; sonraki turlarınki yeni sayıya göre hesaplanır (A-19). Değişikliği oyunculara duyurun.
}
departure-not-undone = Turnuva, bu duruma dönülünce FIDE kipinden çıktı. Önceki duruma günlükten dönülür (,t).
departure-of-report = Rapor, turnuvanın FIDE kipinden çıktığını bildiriyor. İçe aktarmanın daha önceki bir kaydına dönülemez.
warning-import = { $count ->
    [one] Raporun { $list-and }. turu kuralların eşlendirmesinden farklı. Turnuva değişmeden içe aktarılır; raporlarında bu tur listelenir.
   *[other] Raporun { $list-and }. turları kuralların eşlendirmesinden farklı. Turnuva değişmeden içe aktarılır; raporlarında bu turlar listelenir.
}
