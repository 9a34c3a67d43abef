// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers in English words, and with ordinal endings, as `NumberFormatter` writes them.
package enum SpelledNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales = [
    "", " thousand", " million", " billion", " trillion", " quadrillion",
  ]

  /// An integer in words; from 10^18 on in digits, as ICU does (Reported).
  package static func cardinal(_ integer: Int) -> String {
    guard integer != 0 else { return "zero" }
    guard integer.magnitude < 1_000_000_000_000_000_000 else {
      return NumberFormat().text(integer)
    }
    var words: [String] = []
    var rest = integer.magnitude
    var scale = 0
    while rest > 0 {
      let group = Int(rest % 1000)
      if group > 0 { words.insert(hundreds(group) + scales[scale], at: 0) }
      rest /= 1000
      scale += 1
    }
    return (integer < 0 ? "minus " : "") + words.joined(separator: " ")
  }

  /// A number in words, with the digits after the point one by one.
  package static func cardinal(_ number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "not a number" : number < 0 ? "minus infinity" : "infinity"
    }
    guard number.magnitude < 1e18 else { return NumberFormat().text(number) }
    let whole = number.rounded(.towardZero)
    let digits = DecimalDigits(shortest: number)
    guard digits.fractionLength > 0 else { return cardinal(Int(whole)) }
    var fraction = digits.text()
    fraction = String(fraction.drop { $0 != "." }.dropFirst())
    let words = fraction.utf8.map { small[Int($0 - 48)] }
    return (number < 0 ? "minus " : "") + cardinal(Int(whole.magnitude)) + " point "
      + words.joined(separator: " ")
  }

  /// An integer with its ordinal ending: 1st, 22nd, 113th, 1,001st. The minus is U+2212 (Reported).
  package static func ordinal(_ integer: Int) -> String {
    let lastTwo = integer.magnitude % 100
    let ending =
      (11...13).contains(lastTwo)
      ? "th" : lastTwo % 10 == 1 ? "st" : lastTwo % 10 == 2 ? "nd" : lastTwo % 10 == 3 ? "rd" : "th"
    var format = NumberFormat()
    format.sign = .never
    return (integer < 0 ? "\u{2212}" : "") + format.text(integer) + ending
  }

  private static func hundreds(_ number: Int) -> String {
    var words: [String] = []
    if number >= 100 { words.append(small[number / 100] + " hundred") }
    let rest = number % 100
    if rest >= 20 {
      words.append(tens[rest / 10] + (rest % 10 > 0 ? "-" + small[rest % 10] : ""))
    } else if rest > 0 {
      words.append(small[rest])
    }
    return words.joined(separator: " ")
  }
}
