# Režim FIDE a co jej opouští.

departure-title = Pravidla FIDE to nedovolují
departure-forbidden-pairs = Zakázané dvojice se oznamují před 1. kolem (FIDE C.04.2 5.2). { $round }. kolo je zveřejněno.
departure-number-of-rounds = Počet kol se vyhlašuje před soutěží (FIDE C.04.2 1). { $round }. kolo je zveřejněno.
departure-earlier-round = { $earlier }. kolo je příliš dávno: opravují se jen poslední dvě odehraná kola. Co se zjistí později, mění jen zápočet na rating (FIDE C.04.2 4.3).
departure-nothing-yet = Zatím se nic nezměnilo. Velké C ukáže, co by následovalo.
departure-leave = Opustit režim FIDE?
departure-follows = Soutěž v { $round }. kole natrvalo opustí režim FIDE. Uvede to záhlaví obrazovky, každá sestava i turnajová zpráva.
departure-stays = Esc zůstane v režimu FIDE.

head-fide-mode-left = mimo režim FIDE, { $round }. kolo
sheet-fide-mode-left = v { $round }. kole opuštěn režim FIDE

departure-is-in-force = Soutěž je v režimu FIDE.
departure-is-left = Soutěž v { $round }. kole opustila režim FIDE.
departure-is-outside = Toto není platné znění FIDE: soutěž je mimo režim FIDE.
