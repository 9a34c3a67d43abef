// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Finds the files of an input that a target is not built of, but that make values of the types its
/// widgets show: an app's that starts an activity, tests, fixtures.
package enum ExampleFiles {
  /// The most types that are looked for.
  private static let mostTypes = 400
  /// The most bytes of all files that are found.
  private static let mostBytes = 4 << 20

  /// The files, in their order.
  ///
  /// - Parameter texts: All files of the input.
  package static func texts(of program: Program, among texts: [SourceText]) -> [SourceText] {
    let names = Set(typeNames(of: program).map { Array($0.utf8) })
    guard !names.isEmpty else { return [] }
    let own = Set(program.sources.map(\.path))
    var found: [SourceText] = []
    var count = 0
    for text in texts where !own.contains(text.path) && !text.isPointer {
      guard calls(names, in: text.bytes) else { continue }
      count += text.bytes.count
      guard count <= mostBytes else { break }
      found.append(text)
    }
    return found
  }

  /// The last names of the types that entries and states of activities hold, all the way down.
  private static func typeNames(of program: Program) -> Set<String> {
    var open = program.types.indices.filter { index in
      let entry = program.types[index]
      return entry.inherited.contains("TimelineEntry")
        || entry.inherited.contains("ActivityAttributes") || entry.name == "ContentState"
    }
    var seen = Set(open)
    while let type = open.popLast() {
      for member in program.types[type].stored {
        guard let wanted = member.declaration.type else { continue }
        for part in [wanted] + wanted.arguments {
          guard let next = program.type(part, near: member.file), seen.count < mostTypes,
            seen.insert(next).inserted
          else { continue }
          open.append(next)
        }
      }
    }
    return Set(seen.map { program.types[$0].name })
  }

  /// Whether a file calls anything of some names.
  private static func calls(_ names: Set<[UInt8]>, in bytes: [UInt8]) -> Bool {
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      let isLetter =
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
        || byte >= 0x80
      if isLetter {
        if start == nil { start = index }
        continue
      }
      if byte == UInt8(ascii: "("), let start, names.contains(Array(bytes[start..<index])) {
        return true
      }
      start = nil
    }
    return false
  }
}
