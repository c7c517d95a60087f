# Eşlendirmenin gerekçeleri: reason-<what>; değerlerin adı motordan gelir. Kural parantez içinde eklenir.
