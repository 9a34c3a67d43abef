// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Sizes of data, as `formatted(.byteCount(style:))` and `ByteCountFormatter` write them.
package struct ByteCountFormat: Sendable, Hashable {
  /// What a kilobyte is.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// 1,000 bytes: `.file` and `.decimal`.
    case decimal
    /// 1,024 bytes: `.memory` and `.binary`.
    case binary
  }

  /// What a kilobyte is.
  package var style: Style
  /// Whether `ByteCountFormatter` writes, which has KB for kB.
  package var isFormatter: Bool
  /// Whether 0 is the word Zero.
  package var spellsOutZero = true
  /// The language it is written in.
  package var locale = FormatLocale.english

  /// The format of a style.
  package init(_ style: Style = .decimal, isFormatter: Bool = false) {
    self.style = style
    self.isFormatter = isFormatter
  }

  /// The text of a number of bytes: kilobytes are whole, megabytes have one digit after the point,
  /// larger units two, without zeros at the end.
  package func text(_ bytes: Int) -> String {
    guard locale.isEnglish else { return LocalizedNumbers.bytes(bytes, self) }
    let names = ["bytes", isFormatter ? "KB" : "kB", "MB", "GB", "TB", "PB"]
    if bytes == 0 { return (spellsOutZero ? "Zero " : "0 ") + names[1] }
    let base = style == .decimal ? 1000.0 : 1024.0
    let magnitude = Double(bytes.magnitude)
    var step = 0
    var size = 1.0
    while step < names.count - 1, magnitude >= limit(step, size: size, base: base) {
      step += 1
      size *= base
    }
    var format = NumberFormat()
    format.precision = .fractionLength(0...max(0, min(2, step - 1)))
    let number = format.text(Double(bytes) / size)
    let name = step == 0 && PluralCategory(written: number) == .one ? "byte" : names[step]
    return number + " " + name
  }

  /// The bytes from which the next unit is used: where rounding would give a whole one of it.
  private func limit(_ step: Int, size: Double, base: Double) -> Double {
    let halfDigit = step < 2 ? 0.5 : step == 2 ? 0.05 : 0.005
    if step == 0 { return isFormatter ? base : base - 1 }
    return isFormatter ? size * base : (size * (base - halfDigit)).rounded(.down) - 1
  }
}
