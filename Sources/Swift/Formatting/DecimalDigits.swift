// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A finite number as decimal digits, which round exactly.
struct DecimalDigits: Hashable {
  /// Whether a minus stands before it, also for −0.
  var isNegative: Bool
  /// The digits from the first that is not 0 on, each 0 to 9; none for 0.
  private(set) var digits: [UInt8]
  /// How many of the digits stand before the point; negative for zeros after the point.
  private(set) var point: Int

  /// The digits of an integer.
  init(_ integer: Int) {
    isNegative = integer < 0
    digits = integer == 0 ? [] : Array(String(integer.magnitude).utf8.map { $0 - 48 })
    point = digits.count
    trim()
  }

  /// The fewest digits that read back as the number, as Swift prints it; 0 unless it is finite.
  init(shortest number: Double) {
    isNegative = number.sign == .minus
    digits = []
    point = 0
    guard number.isFinite, number != 0 else { return }
    var exponent = 0
    var isAfterPoint = false
    var text = Substring(number.magnitude.description)
    if let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")) {
      exponent = Int(text[text.utf8.index(after: mark)...]) ?? 0
      text = text[..<mark]
    }
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        isAfterPoint = true
      } else {
        digits.append(byte - 48)
        if !isAfterPoint { point += 1 }
      }
    }
    point += exponent
    trim()
  }

  /// All digits of the binary number, at most 1,100 of them; 0 unless it is finite.
  init(exactly number: Double) {
    isNegative = number.sign == .minus
    digits = []
    point = 0
    guard number.isFinite, number != 0 else { return }
    var whole = number.significandBitPattern
    var exponent = Int(number.exponentBitPattern) - 1075
    if number.exponentBitPattern == 0 { exponent = -1074 } else { whole |= 1 << 52 }
    // Blocks of nine digits, least first. Each halving is a multiplication by five and a shift of
    // the point.
    var blocks: [UInt64] = [whole % 1_000_000_000, whole / 1_000_000_000]
    func multiply(by factor: UInt64) {
      var carry: UInt64 = 0
      for index in blocks.indices {
        let product = blocks[index] * factor + carry
        blocks[index] = product % 1_000_000_000
        carry = product / 1_000_000_000
      }
      while carry > 0 {
        blocks.append(carry % 1_000_000_000)
        carry /= 1_000_000_000
      }
    }
    for _ in 0..<max(0, exponent) { multiply(by: 2) }
    for _ in 0..<max(0, -exponent) { multiply(by: 5) }
    for block in blocks.reversed() { digits += padded(Int(block), to: 9).utf8.map { $0 - 48 } }
    point = digits.count + min(0, exponent)
    trim()
  }

  /// Whether it is 0, or −0.
  var isZero: Bool { digits.isEmpty }

  /// Moves the point: by 2 for a percentage.
  mutating func shift(by places: Int) { if !isZero { point += places } }

  /// The number as the nearest binary one.
  var value: Double {
    let text =
      (isNegative ? "-" : "") + "0." + String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
    return Double(text + "0e\(point)") ?? 0
  }

  /// Rounds to so many digits after the point, or before it if negative.
  mutating func round(toPlaces places: Int, _ rule: FloatingPointRoundingRule = .toNearestOrEven) {
    let kept = point + places
    guard kept < digits.count else { return }
    let cut = kept < 0 ? 0 : digits[kept]
    let isMore = kept < 0 ? !digits.isEmpty : digits[(kept + 1)...].contains { $0 != 0 }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let isExact = cut == 0 && !isMore
    let isUp: Bool
    switch rule {
    case .toNearestOrEven: isUp = cut > 5 || cut == 5 && (isMore || isOdd)
    case .toNearestOrAwayFromZero: isUp = cut >= 5
    case .up: isUp = !isExact && !isNegative
    case .down: isUp = !isExact && isNegative
    case .towardZero: isUp = false
    case .awayFromZero: isUp = !isExact
    @unknown default: isUp = cut >= 5
    }
    digits.removeLast(digits.count - max(0, kept))
    if isUp {
      if kept <= 0 {
        digits = [1]
        point = 1 - places
      } else {
        var index = kept - 1
        while index >= 0, digits[index] == 9 {
          digits[index] = 0
          index -= 1
        }
        if index >= 0 {
          digits[index] += 1
        } else {
          digits.insert(1, at: 0)
          point += 1
        }
      }
    }
    trim()
  }

  /// Rounds to so many digits from the first that is not 0 on.
  mutating func round(
    toSignificant count: Int, _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) {
    guard !isZero else { return }
    round(toPlaces: max(1, count) - point, rule)
  }

  /// How many digits stand after the point.
  var fractionLength: Int { isZero ? 0 : max(0, digits.count - point) }

  /// The digits before and after the point without the sign, with zeros up to the given lengths.
  func text(minimumInteger: Int = 1, minimumFraction: Int = 0, grouping: Int? = nil) -> String {
    var whole: [UInt8] = []
    var fraction: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index < point { whole.append(digit) } else { fraction.append(digit) }
    }
    if point > digits.count { whole += Array(repeating: 0, count: point - digits.count) }
    if point < 0 { fraction = Array(repeating: 0, count: -point) + fraction }
    whole = Array(repeating: 0, count: max(0, minimumInteger - whole.count)) + whole
    fraction += Array(repeating: 0, count: max(0, minimumFraction - fraction.count))
    var bytes: [UInt8] = []
    let isGrouped = grouping.map { whole.count >= $0 } ?? false
    for (index, digit) in whole.enumerated() {
      if isGrouped, index > 0, (whole.count - index) % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(digit + 48)
    }
    if !fraction.isEmpty {
      bytes.append(UInt8(ascii: "."))
      bytes += fraction.map { $0 + 48 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    if digits.isEmpty { point = 0 }
  }
}
