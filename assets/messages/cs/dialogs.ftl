# Dotazy a úvodní obrazovka.

ask-capital-letter = { $act }: velké { $letter } provede, Esc zruší.
ask-round-number = Tím se přepíše uzavřené { $round }. kolo. Napište { $round } a Enter, nebo zrušte klávesou Esc.
ask-reason = Důvod (do záznamu):
ask-leave-form = Formulář obsahuje nezapsané změny. Velké { $letter } je zahodí, Esc se vrátí do formuláře.

start-title = hakem – konzole šachového rozhodčího
start-open = otevřít turnaj
start-new = nový turnaj
start-sample = prohlédnout ukázkový turnaj
start-recent = poslední turnaje
start-language = jazyk
start-path = Soubor turnaje:
