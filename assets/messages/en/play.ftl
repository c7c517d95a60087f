# The page that pairs any report (docs/playground.md)
play-title = Pair a report
play-about = Drop a tournament report (TRF16 or TRF-2026) on this page or choose one. The page pairs the next round by the rules, explains each board and proves the round by a certificate. Your browser computes everything here; nothing is sent.
play-choose = Choose a report
play-working = Pairing…
play-failed = The program failed. Choose another round or report, or run hakem pair.
play-same = The report has the same boards.
play-other = The report has other boards in this round.
play-save-pairing = Save the pairing
play-save-certificate = Save the certificate
play-trust = The certificate is verified by a separate program that shares no code with the pairing. The results in the report are not verified.
play-program = Pairing program hakem, SHA-256 { $hash }
