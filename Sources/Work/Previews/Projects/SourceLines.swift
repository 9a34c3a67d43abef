// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// The lines of places in a program. One table per file: a widget may have thousands of views.
struct SourceLines {
  private let program: Program
  private var tables: [Int: LineTable] = [:]

  init(_ program: Program) { self.program = program }

  /// The line of a place, from 1.
  mutating func line(of spot: Spot) -> Int {
    let source = program.sources[spot.file]
    let table = tables[spot.file] ?? LineTable(source.bytes)
    tables[spot.file] = table
    return table.position(at: Int(source.token(spot.token).offset)).line
  }
}
