# Stránka, která nasadí libovolnou zprávu (docs/playground.md)
play-title = Nasadit kolo ze zprávy
play-about = Přetáhněte na stránku zprávu o turnaji (TRF16 nebo TRF-2026), nebo ji vyberte. Stránka nasadí další kolo podle pravidel, vysvětlí každou šachovnici a kolo doloží certifikátem. Vše počítá váš prohlížeč zde; nic se neodesílá.
play-choose = Vybrat zprávu
play-working = Nasazuje se…
play-failed = Program selhal. Zvolte jiné kolo nebo jinou zprávu, nebo spusťte hakem pair.
play-same = Zpráva má stejné šachovnice.
play-other = Zpráva má v tomto kole jiné šachovnice.
play-save-pairing = Uložit nasazení
play-save-certificate = Uložit certifikát
play-trust = Certifikát ověřuje samostatný program, který s nasazováním nemá společný žádný kód. Výsledky ve zprávě se neověřují.
play-program = Nasazovací program hakem, SHA-256 { $hash }
