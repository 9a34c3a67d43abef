// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How `en_US` writes amounts of a currency.
struct Currency: Sendable, Hashable {
  /// The symbol that no other currency has: `CA$`.
  let symbol: String
  /// The symbol at home: `$`.
  let narrowSymbol: String
  /// The digits after the point.
  let digits: Int
  /// The name of one unit.
  let one: String
  /// The name of several.
  let other: String

  private init(
    _ symbol: String, _ narrowSymbol: String, _ digits: Int, _ one: String, _ other: String
  ) {
    self.symbol = symbol
    self.narrowSymbol = narrowSymbol
    self.digits = digits
    self.one = one
    self.other = other
  }

  /// The currency of an ISO 4217 code in any case; an unknown code is its own symbol and name.
  init(code: String) {
    let code = code.uppercased()
    self = Self.known[code] ?? Currency(code, code, 2, code, code)
  }

  /// Documented: CLDR's names and symbols for `en`.
  private static let known: [String: Currency] = [
    "USD": .init("$", "$", 2, "US dollar", "US dollars"),
    "EUR": .init("€", "€", 2, "euro", "euros"),
    "GBP": .init("£", "£", 2, "British pound", "British pounds"),
    "JPY": .init("¥", "¥", 0, "Japanese yen", "Japanese yen"),
    "CNY": .init("CN¥", "¥", 2, "Chinese yuan", "Chinese yuan"),
    "INR": .init("₹", "₹", 2, "Indian rupee", "Indian rupees"),
    "KRW": .init("₩", "₩", 0, "South Korean won", "South Korean won"),
    "BRL": .init("R$", "R$", 2, "Brazilian real", "Brazilian reals"),
    "CAD": .init("CA$", "$", 2, "Canadian dollar", "Canadian dollars"),
    "AUD": .init("A$", "$", 2, "Australian dollar", "Australian dollars"),
    "MXN": .init("MX$", "$", 2, "Mexican peso", "Mexican pesos"),
    "NZD": .init("NZ$", "$", 2, "New Zealand dollar", "New Zealand dollars"),
    "CHF": .init("CHF", "CHF", 2, "Swiss franc", "Swiss francs"),
    "SEK": .init("SEK", "kr", 2, "Swedish krona", "Swedish kronor"),
    "NOK": .init("NOK", "kr", 2, "Norwegian krone", "Norwegian kroner"),
    "DKK": .init("DKK", "kr", 2, "Danish krone", "Danish kroner"),
    "PLN": .init("PLN", "zł", 2, "Polish zloty", "Polish zlotys"),
    "RUB": .init("RUB", "₽", 2, "Russian ruble", "Russian rubles"),
    "TRY": .init("TRY", "₺", 2, "Turkish lira", "Turkish Lira"),
    "ILS": .init("₪", "₪", 2, "Israeli new shekel", "Israeli new shekels"),
    "VND": .init("₫", "₫", 0, "Vietnamese dong", "Vietnamese dong"),
    "XAF": .init("FCFA", "FCFA", 0, "Central African CFA franc", "Central African CFA francs"),
    "XOF": .init("F CFA", "F CFA", 0, "West African CFA franc", "West African CFA francs"),
    "PHP": .init("₱", "₱", 2, "Philippine peso", "Philippine pesos"),
    "TWD": .init("NT$", "$", 2, "New Taiwan dollar", "New Taiwan dollars"),
    "HKD": .init("HK$", "$", 2, "Hong Kong dollar", "Hong Kong dollars"),
    "SGD": .init("SGD", "$", 2, "Singapore dollar", "Singapore dollars"),
    "THB": .init("THB", "฿", 2, "Thai baht", "Thai baht"),
    "ZAR": .init("ZAR", "R", 2, "South African rand", "South African rand"),
    "UAH": .init("UAH", "₴", 2, "Ukrainian hryvnia", "Ukrainian hryvnias"),
    "CZK": .init("CZK", "Kč", 2, "Czech koruna", "Czech korunas"),
    "HUF": .init("HUF", "Ft", 2, "Hungarian forint", "Hungarian forints"),
    "KWD": .init("KWD", "KWD", 3, "Kuwaiti dinar", "Kuwaiti dinars"),
    "CLP": .init("CLP", "$", 0, "Chilean peso", "Chilean pesos"),
    "ISK": .init("ISK", "kr", 0, "Icelandic króna", "Icelandic krónur"),
    "RON": .init("RON", "lei", 2, "Romanian leu", "Romanian lei"),
    "BGN": .init("BGN", "BGN", 2, "Bulgarian lev", "Bulgarian leva"),
    "HRK": .init("HRK", "kn", 2, "Croatian kuna", "Croatian kunas"),
    "COP": .init("COP", "$", 0, "Colombian peso", "Colombian pesos"),
    "ARS": .init("ARS", "$", 2, "Argentine peso", "Argentine pesos"),
    "PEN": .init("PEN", "PEN", 2, "Peruvian sol", "Peruvian soles"),
    "IDR": .init("IDR", "Rp", 0, "Indonesian rupiah", "Indonesian rupiahs"),
    "MYR": .init("MYR", "RM", 2, "Malaysian ringgit", "Malaysian ringgit"),
    "SAR": .init("SAR", "SAR", 2, "Saudi riyal", "Saudi riyals"),
    "AED": .init("AED", "AED", 2, "UAE dirham", "UAE dirhams"),
    "QAR": .init("QAR", "QAR", 2, "Qatari riyal", "Qatari riyals"),
    "BHD": .init("BHD", "BHD", 3, "Bahraini dinar", "Bahraini dinars"),
    "OMR": .init("OMR", "OMR", 3, "Omani rial", "Omani rials"),
    "JOD": .init("JOD", "JOD", 3, "Jordanian dinar", "Jordanian dinars"),
    "EGP": .init("EGP", "E£", 2, "Egyptian pound", "Egyptian pounds"),
    "MAD": .init("MAD", "MAD", 2, "Moroccan dirham", "Moroccan dirhams"),
    "NGN": .init("NGN", "₦", 2, "Nigerian naira", "Nigerian nairas"),
    "KES": .init("KES", "KES", 2, "Kenyan shilling", "Kenyan shillings"),
    "GHS": .init("GHS", "GH₵", 2, "Ghanaian cedi", "Ghanaian cedis"),
    "PKR": .init("PKR", "Rs", 0, "Pakistani rupee", "Pakistani rupees"),
    "BDT": .init("BDT", "৳", 2, "Bangladeshi taka", "Bangladeshi takas"),
    "LKR": .init("LKR", "Rs", 2, "Sri Lankan rupee", "Sri Lankan rupees"),
    "KZT": .init("KZT", "₸", 2, "Kazakhstani tenge", "Kazakhstani tenges"),
    "GEL": .init("GEL", "₾", 2, "Georgian lari", "Georgian laris"),
    "AMD": .init("AMD", "֏", 2, "Armenian dram", "Armenian drams"),
    "UYU": .init("UYU", "$", 2, "Uruguayan peso", "Uruguayan pesos"),
    "XPF": .init("CFPF", "CFPF", 0, "CFP franc", "CFP francs"),
    "XCD": .init("EC$", "$", 2, "East Caribbean dollar", "East Caribbean dollars"),
    "XXX": .init("¤", "¤", 2, "(unknown unit of currency)", "(unknown currency)"),
  ]
}
