# Önceden bilinen tablolar: kura, gruplar, program, tur günleri.

tables-key-enter-lots = çekilen numaraları gir
tables-key-groups = gruplara ayır
tables-key-all-rounds = tüm turları yayımla
tables-key-final = finali başlat
tables-lot-of = { $player } hangi numarayı çekti?
tables-lots-left = { $count } kura kaldı; numaralar 1-{ $highest }. Gelmeyenin yerine hakem çeker.
tables-lot-too-high = Yalnız 1-{ $highest } arası numaralar var. Çekileni girin.
tables-publish-all = { $first }-{ $last }. turları birden yayımla
tables-groups = Kaç grup
tables-groups-help = Oyuncular ratinge göre yılan sırasıyla dağıtılır; grup içinde numaraları kura verir.
tables-no-groups = Gruplar 1. turdan önce, dört ya da daha çok oyunculu döner turnuvada yapılır.
tables-final = Her gruptan finale kaç oyuncu kalır
tables-no-final = Final, tüm turları tamamlanmış gruplardan sonra başlar.
tables-final-open = Eşitlik bozma ve kura kimin kaldığını söylemiyor ya da grupta bu kadar oyuncu yok. Başka bir sayı girin ya da kura çekin.
event-round-days = Tur günleri ve saatleri
event-round-days-set = { $rounds } turdan { $count }
event-help-round-days = Her turun günü ve saati, 12.3.2026 18:30 gibi. Programda ve çizelgelerde görünür.
error-no-such-time = Böyle bir saat yok. Saat ve dakikayı 18:30 gibi girin.
sheet-schedule = Program
sheet-schedule-round = { $round }. tur
sheet-rounds-table = Oyuncuların turları
sheet-black-sign = Numaradan önce { $sign }: siyah
tables-need-lots = { $count } oyuncunun numarası yok: n çekilen numaraları girer, d hepsi için kura çeker; kura yoksa kayıt sırası geçerlidir
