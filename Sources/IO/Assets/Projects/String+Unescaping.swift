// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// What `\"`, `\n`, `\101` and `\U0041` stand for in a property list.
  init(unescaping part: ArraySlice<UInt8>) {
    self = ""
    var rest = Substring(decoding: part, as: UTF8.self).unicodeScalars
    func number(_ count: Int, _ radix: Int, after first: String) -> Unicode.Scalar {
      let digits = first + String(rest.prefix(count))
      rest = rest.dropFirst(count)
      return UInt32(digits, radix: radix).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
    }
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        unicodeScalars.append(scalar)
        continue
      }
      switch escaped {
      case "n": unicodeScalars.append("\n")
      case "t": unicodeScalars.append("\t")
      case "r": unicodeScalars.append("\r")
      case "U": unicodeScalars.append(number(4, 16, after: ""))
      case "0"..."7": unicodeScalars.append(number(2, 8, after: String(escaped)))
      default: unicodeScalars.append(escaped)
      }
    }
  }
}
