# Proč je nasazení takové, jaké je: reason-<what>, hodnoty pojmenovává jádro. Pravidlo se doplní do závorky.
