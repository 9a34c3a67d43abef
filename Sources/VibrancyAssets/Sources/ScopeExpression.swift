// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which folders hold widget art, by their names.
///
/// `widget|complication|lock ?screen|accessory ?(circular|rectangular|inline|corner|widget)|`
/// `watch ?(widget|complication|extension)`, capitals or not, anywhere in the path.
package enum ScopeExpression {
  /// Whether a path, or one folder's name, names a widget, complication, watch or Lock Screen
  /// target.
  package static func matches(_ path: String) -> Bool {
    let text = path.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    return words.contains { contains(text, $0) }
  }

  /// Every spelling that the expression stands for.
  private static let words: [[UInt8]] = {
    var words = ["widget", "complication", "lockscreen", "lock screen"]
    for space in ["", " "] {
      words += ["circular", "rectangular", "inline", "corner"].map { "accessory\(space)\($0)" }
      words.append("watch\(space)extension")
    }
    return words.map { Array($0.utf8) }
  }()

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { text[$0...].starts(with: word) }
  }
}
