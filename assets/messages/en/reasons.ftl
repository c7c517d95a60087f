# Why a pairing is as it is: reason-<what>, with the values the engine names. The rule is added in brackets.
