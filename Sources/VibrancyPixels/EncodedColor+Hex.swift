// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension EncodedColor {
  /// A color written `#RRGGBB` or `#RGB`, the sign optional, or `nil`; codes are divided by 255.
  public init?(hex: String) {
    var digits: [UInt32] = []
    for (index, character) in hex.unicodeScalars.enumerated() {
      if index == 0, character == "#" { continue }
      switch character {
      case "0"..."9": digits.append(character.value - 48)
      case "a"..."f": digits.append(character.value - 87)
      case "A"..."F": digits.append(character.value - 55)
      default: return nil
      }
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 else { return nil }
    func channel(_ index: Int) -> Float { Float(digits[index] * 16 + digits[index + 1]) / 255 }
    self.init(red: channel(0), green: channel(2), blue: channel(4))
  }

  /// `RRGGBB` in upper case, each channel rounded half up to a code of 255.
  public var hex: String {
    [red, green, blue].map { channel in
      let code = UInt32(channel * 255 + 0.5)
      let text = String(code, radix: 16, uppercase: true)
      return code < 16 ? "0" + text : text
    }.joined()
  }
}
