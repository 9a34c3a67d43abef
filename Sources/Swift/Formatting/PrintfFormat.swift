// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A format of `String(format:)`: percent signs introduce what stands for an argument.
///
/// Integers are cut to the width that a conversion reads, as C does: `%d` is 32 bits, `%ld` 64
/// (Documented). A conversion of another kind of argument converts it; one without an argument
/// writes nothing. Widths and precisions are cut to 10,000, texts to a million bytes.
package struct PrintfFormat: Sendable, Hashable {
  /// A value to write.
  package enum Argument: Sendable, Hashable {
    /// Any integer.
    case integer(Int)
    /// Any number with a point.
    case double(Double)
    /// A string, or another value as it describes itself.
    case text(String)
  }

  private static let maximumWidth = 10_000
  private static let maximumBytes = 1_000_000
  private let scalars: [Unicode.Scalar]
  private let locale: FormatLocale?

  /// The format of a text, of which the first 100,000 scalars count.
  ///
  /// - Parameter locale: The language that numbers are written in, with its separators, as
  ///   `String.localizedStringWithFormat` and `Text` with interpolations do; `nil`: as C has them.
  package init(_ text: String, in locale: FormatLocale? = nil) {
    scalars = Array(text.unicodeScalars.prefix(100_000))
    self.locale = locale
  }

  /// The text with arguments in order, or where `%1$@` asks for one by its number from 1.
  package func text(_ arguments: [Argument]) -> String {
    var text = ""
    var index = 0
    var nextArgument = 0
    var bytes = 0
    while index < scalars.count, bytes < Self.maximumBytes {
      guard scalars[index] == "%" else {
        text.unicodeScalars.append(scalars[index])
        bytes += 4
        index += 1
        continue
      }
      var conversion = Conversion(locale: locale)
      let end = read(&conversion, from: index + 1, &nextArgument, arguments)
      index = end
      guard let letter = conversion.letter else { break }
      if letter == "%" {
        text += "%"
        continue
      }
      let position = conversion.position ?? nextArgument
      if conversion.position == nil { nextArgument += 1 }
      guard arguments.indices.contains(position) else { continue }
      let written = conversion.padded(conversion.body(of: arguments[position]))
      bytes += written.utf8.count
      text += written
    }
    return text
  }

  /// Reads a conversion, and gives the index after it.
  private func read(
    _ conversion: inout Conversion, from start: Int, _ nextArgument: inout Int,
    _ arguments: [Argument]
  ) -> Int {
    var index = start
    func number() -> Int? {
      var value: Int?
      while index < scalars.count, ("0"..."9").contains(scalars[index]) {
        value = min(1_000_000, (value ?? 0) * 10 + Int(scalars[index].value - 48))
        index += 1
      }
      return value
    }
    func take(_ scalar: Unicode.Scalar) -> Bool {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
      return true
    }
    func star() -> Int {
      defer { nextArgument += 1 }
      guard arguments.indices.contains(nextArgument) else { return 0 }
      guard case .integer(let value) = arguments[nextArgument] else { return 0 }
      return min(1_000_000, max(-1_000_000, value))
    }
    let beforeNumber = index
    if let position = number(), take("$") {
      conversion.position = position - 1
    } else {
      index = beforeNumber
    }
    while index < scalars.count, "-+ #0'".unicodeScalars.contains(scalars[index]) {
      conversion.flags.insert(scalars[index])
      index += 1
    }
    let width = take("*") ? star() : number() ?? 0
    if width < 0 { conversion.flags.insert("-") }
    conversion.width = min(Self.maximumWidth, abs(width))
    if take(".") {
      let precision = take("*") ? star() : number() ?? 0
      conversion.precision = precision < 0 ? nil : min(Self.maximumWidth, precision)
    }
    while index < scalars.count, "hlqLzjt".unicodeScalars.contains(scalars[index]) {
      conversion.length.unicodeScalars.append(scalars[index])
      index += 1
    }
    if index < scalars.count {
      conversion.letter = scalars[index]
      index += 1
    }
    return index
  }
}

/// What stands between a percent sign and the letter of a conversion.
private struct Conversion {
  let locale: FormatLocale?
  var isLocalized: Bool { locale != nil }
  var position: Int?
  var flags: Set<Unicode.Scalar> = []
  var width = 0
  var precision: Int?
  var length = ""
  var letter: Unicode.Scalar?

  /// The sign or prefix, and the rest of the argument.
  func body(of argument: PrintfFormat.Argument) -> (prefix: String, rest: String, isNumber: Bool) {
    guard let letter else { return ("", "", false) }
    switch letter {
    case "d", "i", "D": return signed(integer(argument))
    case "u", "U": return ("", grouped(digits(unsigned(argument), radix: 10)), true)
    case "x", "X", "p":
      let value = letter == "p" ? UInt64(bitPattern: Int64(integer(argument))) : unsigned(argument)
      let text = digits(value, radix: 16)
      let prefix = letter == "p" || flags.contains("#") && value != 0 ? "0x" : ""
      return letter == "X" ? (prefix.uppercased(), text.uppercased(), true) : (prefix, text, true)
    case "o", "O":
      let text = digits(unsigned(argument), radix: 8)
      return ("", flags.contains("#") && !text.hasPrefix("0") ? "0" + text : text, true)
    case "f", "F", "e", "E", "g", "G", "a", "A": return floating(number(argument), letter)
    case "c":
      return ("", character(UInt32(truncatingIfNeeded: integer(argument) & 0xFF)), false)
    case "C":
      return ("", character(UInt32(truncatingIfNeeded: integer(argument) & 0xFFFF)), false)
    case "@", "s", "S":
      let text = text(argument)
      guard let precision, letter != "@" else { return ("", text, false) }
      return ("", String(text.prefix(precision)), false)
    default: return ("", "", false)
    }
  }

  /// The text with spaces or zeros up to the width.
  func padded(_ body: (prefix: String, rest: String, isNumber: Bool)) -> String {
    let missing = width - body.prefix.unicodeScalars.count - body.rest.unicodeScalars.count
    guard missing > 0 else { return body.prefix + body.rest }
    if flags.contains("-") {
      return body.prefix + body.rest + String(repeating: " ", count: missing)
    }
    let isInteger = letter.map { "diDuUxXoO".unicodeScalars.contains($0) } ?? false
    let isZeroed =
      !isLocalized && flags.contains("0") && body.isNumber && !(isInteger && precision != nil)
    return isZeroed
      ? body.prefix + String(repeating: "0", count: missing) + body.rest
      : String(repeating: " ", count: missing) + body.prefix + body.rest
  }

  private func integer(_ argument: PrintfFormat.Argument) -> Int {
    switch argument {
    case .integer(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    case .text: 0
    }
  }

  private func number(_ argument: PrintfFormat.Argument) -> Double {
    switch argument {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .text: 0
    }
  }

  private func text(_ argument: PrintfFormat.Argument) -> String {
    switch argument {
    case .integer(let value): String(value)
    case .double(let value):
      // As NSNumber describes itself: without a point where none is needed.
      Int(exactly: value).map { String($0) } ?? value.description
    case .text(let value): value
    }
  }

  private var isLong: Bool { ["l", "ll", "q", "z", "j", "t"].contains(length) }

  private func signed(_ value: Int) -> (prefix: String, rest: String, isNumber: Bool) {
    let cut =
      length == "hh"
      ? Int(Int8(truncatingIfNeeded: value))
      : length == "h"
        ? Int(Int16(truncatingIfNeeded: value))
        : isLong ? value : Int(Int32(truncatingIfNeeded: value))
    return (sign(isNegative: cut < 0), grouped(digits(UInt64(cut.magnitude), radix: 10)), true)
  }

  private func unsigned(_ argument: PrintfFormat.Argument) -> UInt64 {
    let value = integer(argument)
    return length == "hh"
      ? UInt64(UInt8(truncatingIfNeeded: value))
      : length == "h"
        ? UInt64(UInt16(truncatingIfNeeded: value))
        : isLong
          ? UInt64(bitPattern: Int64(value)) : UInt64(UInt32(truncatingIfNeeded: value))
  }

  private func digits(_ value: UInt64, radix: Int) -> String {
    let text = String(value, radix: radix)
    guard let precision else { return text }
    if precision == 0, value == 0 { return "" }
    return String(repeating: "0", count: max(0, precision - text.utf8.count)) + text
  }

  /// The digits with commas before each third from the point on, if they are localized.
  private func grouped(_ text: String) -> String {
    guard let locale else { return text }
    let bytes = Array(text.utf8)
    let whole = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
    var written: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if index > 0, index < whole, (whole - index) % 3 == 0 { written.append(UInt8(ascii: ",")) }
      written.append(byte)
    }
    let text = String(decoding: written, as: UTF8.self)
    guard !locale.isEnglish else { return text }
    return locale.withDigits(
      text.map { character in
        switch character {
        case ",": locale.groupingSeparator
        case ".": locale.decimalSeparator
        case _: String(character)
        }
      }.joined())
  }

  private func sign(isNegative: Bool) -> String {
    isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
  }

  private func character(_ code: UInt32) -> String {
    Unicode.Scalar(code).map { String(Character($0)) } ?? ""
  }

  private func floating(
    _ value: Double, _ letter: Unicode.Scalar
  ) -> (prefix: String, rest: String, isNumber: Bool) {
    let prefix = sign(isNegative: value.sign == .minus && !value.isNaN)
    let isUpper = isLocalized || "FEGA".unicodeScalars.contains(letter)
    func cased(_ text: String) -> String { isUpper ? text.uppercased() : text }
    guard value.isFinite else {
      return isLocalized
        ? (prefix, value.isNaN ? "NaN" : "∞", false)
        : (prefix, cased(value.isNaN ? "nan" : "inf"), false)
    }
    let number = DecimalDigits(exactly: value.magnitude)
    switch letter {
    case "f", "F": return (prefix, grouped(fixed(number, precision ?? 6)), true)
    case "e", "E": return (prefix, cased(scientific(number, precision ?? 6)), true)
    case "g", "G": return (prefix, cased(shortest(number)), true)
    default: return (prefix, cased(hexadecimal(value.magnitude)), true)
    }
  }

  private func fixed(_ number: DecimalDigits, _ places: Int) -> String {
    var number = number
    number.round(toPlaces: places)
    let text = number.text(minimumFraction: places)
    return places == 0 && flags.contains("#") ? text + "." : text
  }

  private func scientific(_ number: DecimalDigits, _ places: Int) -> String {
    var number = number
    number.round(toSignificant: places + 1)
    let exponent = number.isZero ? 0 : number.point - 1
    number.shift(by: -exponent)
    let exponentText = VibrancyFormatting.padded(abs(exponent), to: 2)
    let point = places == 0 && flags.contains("#") ? "." : ""
    return number.text(minimumFraction: places) + point + (exponent < 0 ? "e-" : "e+")
      + exponentText
  }

  private func shortest(_ number: DecimalDigits) -> String {
    let count = max(1, precision ?? 6)
    var rounded = number
    rounded.round(toSignificant: count)
    let exponent = rounded.isZero ? 0 : rounded.point - 1
    let keepsZeros = flags.contains("#")
    if exponent >= -4, exponent < count {
      let text = rounded.text(minimumFraction: keepsZeros ? count - 1 - exponent : 0)
      return keepsZeros && exponent == count - 1 ? text + "." : text
    }
    let digits = keepsZeros ? count : max(1, rounded.digits.count)
    return scientific(rounded, digits - 1)
  }

  private func hexadecimal(_ value: Double) -> String {
    guard value != 0 else { return "0x0p+0" }
    let isNormal = value.exponentBitPattern != 0
    var fraction = String(value.significandBitPattern, radix: 16)
    fraction = String(repeating: "0", count: 13 - fraction.utf8.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let exponent = isNormal ? Int(value.exponentBitPattern) - 1023 : -1022
    return "0x" + (isNormal ? "1" : "0") + (fraction.isEmpty ? "" : "." + fraction) + "p"
      + (exponent < 0 ? "-" : "+") + "\(abs(exponent))"
  }
}
