// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(_FoundationICU)
  internal import _FoundationICU
#else
  internal import Foundation
#endif

/// Where lines may break in scripts that write no blanks between words: Thai, Lao, Khmer and Burmese,
/// whose words a dictionary knows.
package enum WordBreaks {
  /// The text with an invisible blank, U+200B, between the words of such scripts.
  package static func marked(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isContinuous) else { return text }
    let units = Array(text.utf16)
    let ends = Set(breaks(units))
    var marked: [UInt16] = []
    for (index, unit) in units.enumerated() {
      if index > 0, ends.contains(index), isContinuous(units[index - 1]), isContinuous(unit) {
        marked.append(0x200B)
      }
      marked.append(unit)
    }
    return String(decoding: marked, as: UTF16.self)
  }

  private static func isContinuous(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x10000 && isContinuous(UInt16(scalar.value))
  }

  private static func isContinuous(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xE01...0xEDF, 0x1000...0x109F, 0x1780...0x17FF: true
    case _: false
    }
  }

  #if canImport(_FoundationICU)
    /// Where a line may break, by ICU's rules and dictionaries.
    private static func breaks(_ units: [UInt16]) -> [Int] {
      guard let count = Int32(exactly: units.count) else { return [] }
      var status = U_ZERO_ERROR
      var places: [Int] = []
      unsafe units.withUnsafeBufferPointer { text in
        guard
          let iterator = unsafe swift_ubrk_open(
            UBRK_LINE, "th", text.baseAddress, count, &status)
        else { return }
        defer { unsafe swift_ubrk_close(iterator) }
        guard status.rawValue <= 0 else { return }
        while case let place = unsafe swift_ubrk_next(iterator), place >= 0 {
          places.append(Int(place))
        }
      }
      return places
    }
  #else
    /// Where words begin and end, by the system's tokenizer.
    private static func breaks(_ units: [UInt16]) -> [Int] {
      let text = String(decoding: units, as: UTF16.self) as NSString
      var places: [Int] = []
      text.enumerateSubstrings(
        in: NSRange(location: 0, length: text.length),
        options: [.byWords, .substringNotRequired]
      ) { _, range, _, _ in
        places += [range.location, range.location + range.length]
      }
      return places
    }
  #endif
}
