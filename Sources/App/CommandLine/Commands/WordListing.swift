// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyWords

/// The words of SwiftUI that are drawn, and those that are known and are not.
enum WordListing {
  /// A heading for each kind, a line a word.
  static var text: String {
    SupportedWord.Kind.allCases.map { kind in
      let lines = SupportedWord.all(kind).map { word in
        let names = word.names.joined(separator: ", ")
        return "  " + [names, note(word.standing)].compactMap { $0 }.joined(separator: ": ")
      }
      return "\(kind.rawValue)s\n" + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The same with examples, for programs.
  static var json: String {
    let words = SupportedWord.Kind.allCases.flatMap { SupportedWord.all($0) }
    return JSONText.of([
      "words": .lines(words) { word in
        [
          "kind": .text(word.kind.rawValue), "names": .list(word.names.map { .text($0) }),
          "drawn": .flag(word.standing != .left), "note": .maybe(remark(word.standing)),
          "example": .maybe(word.example),
        ]
      }
    ]) + "\n"
  }

  private static func note(_ standing: Standing) -> String? {
    standing == .left ? "not drawn" : remark(standing)
  }

  private static func remark(_ standing: Standing) -> String? {
    switch standing {
    case .drawn, .left: nil
    case .simplified(let how): how
    }
  }
}
