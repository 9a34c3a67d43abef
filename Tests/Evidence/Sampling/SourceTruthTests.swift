// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyLayout
import VibrancyPNG
import VibrancySampling
import VibrancySyntax
import VibrancyVocabulary

/// `VIBRANCY_SOURCE_TRUTH=DIR` draws views whose pictures by SwiftUI are public from their own Swift.
///
/// Each folder of `DIR` is a program; a `#Preview("KEY") { view }` in it is drawn at the size that the
/// row `KEY` of `DIR/sizes.csv` has, to `DIR/drawn/KEY.png` with `+` for `/`.
@Suite struct SourceTruthTests {
  private static let folder = ProcessInfo.processInfo.environment["VIBRANCY_SOURCE_TRUTH"]

  /// A row of the table: key, file, family, width and height in points, scale, scheme.
  private struct Row {
    let key: String, family: Family, size: Size, scale: Double, isDark: Bool

    init?(_ cells: [Substring]) {
      guard cells.count == 7, let family = Family(name: String(cells[2])),
        let width = Double(cells[3]), let height = Double(cells[4]), let scale = Double(cells[5])
      else { return nil }
      (key, self.family, size) = (String(cells[0]), family, Size(width, height))
      (self.scale, isDark) = (scale, cells[6] == "dark")
    }
  }

  @Test(.enabled(if: folder != nil))
  func `views whose pictures are known are drawn from their Swift`() throws {
    let root = URL(filePath: try #require(Self.folder))
    let table = try String(contentsOf: root.appending(path: "sizes.csv"), encoding: .utf8)
    let rows = table.split(separator: "\n").compactMap { line in
      Row(line.split(separator: ",", omittingEmptySubsequences: false))
    }
    var drawn = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path) {
      let sources = try sources(in: root.appending(path: name))
      guard !sources.isEmpty else { continue }
      let program = Program(sources.map { ($0, DeclarationReader.declarations(of: $0)) })
      let evaluator = Evaluator(program, Situation())
      for row in rows {
        guard let view = preview(row, evaluator) else { continue }
        try draw(view, row, evaluator, in: root)
        drawn += 1
      }
      for gap in evaluator.gaps {
        let source = sources[gap.spot.file]
        print("gap \(name) \(gap.name) \(source.path) token \(gap.spot.token)")
      }
      for failure in evaluator.failures { print("failure \(name) \(failure.name)") }
    }
    #expect(drawn == rows.count)
  }

  private func sources(in folder: URL) throws -> [Source] {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      return LexedFile(SourceText(path: name, bytes: bytes)).source(for: .iOS, isDebug: true)
    }
  }

  private func preview(_ row: Row, _ evaluator: Evaluator) -> ViewValue? {
    let program = evaluator.program
    for macro in program.macros {
      let source = program.sources[macro.file]
      guard let range = macro.declaration.arguments,
        let brace = macro.declaration.closures.first?.brace
      else { continue }
      var name = ExpressionParser(source, range)
      guard case .text(let pieces) = name.expression(), case .literal(row.key)? = pieces.first
      else {
        continue
      }
      var situation = Situation()
      (situation.family, situation.isDark) = (row.family, row.isDark)
      (situation.width, situation.height) = (row.size.width, row.size.height)
      situation.displayScale = row.scale
      evaluator.situation = situation
      evaluator.resetSteps()
      evaluator.interface.reset()
      var parser = ExpressionParser(source, brace..<source.tokens.count)
      let closure = ClosureValue(parser.closure(), Scope(file: macro.file, type: nil))
      let spot = Spot(file: macro.file, token: brace)
      return .group(evaluator.views(of: .closure(closure), [], at: spot))
    }
    return nil
  }

  private func draw(_ view: ViewValue, _ row: Row, _ evaluator: Evaluator, in root: URL) throws {
    let drawing = SampleDrawing(view, in: row.size, margin: 0, scale: row.scale, evaluator)
    let picture = try #require(drawing.picture({ _ in nil }, onWhite: true))
    let name = row.key.split(separator: "/").joined(separator: "+") + ".png"
    let folder = root.appending(path: "drawn")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(encodePNG(picture)).write(to: folder.appending(path: name))
  }
}
