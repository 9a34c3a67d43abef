// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// The lines of places in a program. One table per file: a widget may have thousands of views.
struct SourceLines {
  private let program: Program
  private var tables: [Int: LineTable] = [:]

  init(_ program: Program) { self.program = program }

  /// The line of a place, from 1.
  mutating func line(of spot: Spot) -> Int { position(of: spot).line }

  /// The line and the column of a place, from 1.
  mutating func position(of spot: Spot) -> (line: Int, column: Int) {
    let source = program.sources[spot.file]
    let table = tables[spot.file] ?? LineTable(source.bytes)
    tables[spot.file] = table
    return table.position(at: Int(source.token(spot.token).offset))
  }

  /// The place of a modifier of the view at a place; `nil`: it is not written behind it.
  func modifier(_ name: StaticString, ofViewAt spot: Spot) -> Spot? {
    let source = program.sources[spot.file]
    var index = spot.token + 1
    while index < source.tokens.count {
      let token = source.token(index)
      if token.isMark("(") || token.isMark("{") {
        index = max(source.close(index), index) + 1
      } else if token.isMark(".") {
        if source.isWord(name, at: index + 1) { return Spot(file: spot.file, token: index + 1) }
        index += 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// What stands in the line of a place, without the blanks around it.
  func text(of spot: Spot) -> String {
    let source = program.sources[spot.file]
    let offset = Int(source.token(spot.token).offset)
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = source.bytes[..<offset].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let line = source.bytes[start...].prefix { !isBreak($0) }
    return String(decoding: line.prefix(4096), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
