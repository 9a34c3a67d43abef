// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyLayout
import VibrancyPNG
import VibrancyRunning
import VibrancySampling
import VibrancySyntax
import VibrancyTestSupport
import VibrancyVocabulary
import VibrancyWords

/// Views whose pictures by SwiftUI are public, drawn from their Swift: those of `Fixtures/Layout/Truth`.
///
/// A `#Preview("KEY") { view }` has the size that the row `KEY` of `sizes.csv` says. `VIBRANCY_TRUTH=DIR`
/// takes another folder, or a copy, of one program or of a folder for each program, and draws the views
/// to `DIR/drawn/KEY.png`, with `+` for `/`, to be compared with pictures by SwiftUI.
@Suite struct TruthViewTests {
  private static let folder = ProcessInfo.processInfo.environment["VIBRANCY_TRUTH"]

  /// A row of the table: key, family, width and height in points, scale, scheme.
  private struct Row {
    let key: String, family: Family, size: Size, scale: Double, isDark: Bool

    init?(_ cells: [Substring]) {
      guard cells.count == 6, let family = Family(name: String(cells[1])),
        let width = Double(cells[2]), let height = Double(cells[3]), let scale = Double(cells[4])
      else { return nil }
      (key, self.family, size) = (String(cells[0]), family, Size(width, height))
      (self.scale, isDark) = (scale, cells[5] == "dark")
    }
  }

  @Test func `views are laid out as their Swift says`() throws {
    let root = URL(filePath: Self.folder ?? Fixture.path("Layout/Truth"))
    let table = try String(contentsOf: root.appending(path: "sizes.csv"), encoding: .utf8)
    let lines = table.split(separator: "\n").dropFirst()
    let rows = lines.compactMap { Row($0.split(separator: ",")) }
    #expect(rows.count == lines.count && (Self.folder != nil || rows.count == 77))
    var drawn = 0
    for program in try programs(in: root) {
      let sources = try sources(in: program)
      guard !sources.isEmpty else { continue }
      let evaluator = Evaluator(
        Program(sources.map { ($0, DeclarationReader.declarations(of: $0)) }), Situation())
      for row in rows {
        guard let view = preview(row, evaluator) else { continue }
        drawn += 1
        let drawing = SampleDrawing(view, in: row.size, margin: 0, scale: row.scale, evaluator)
        #expect(!drawing.report.marks.isEmpty, "\(row.key)")
        #expect(
          drawing.report.marks.allSatisfy {
            $0.size.width >= 0 && $0.size.height >= 0 && $0.frame.x.isFinite && $0.frame.y.isFinite
          }, "\(row.key)")
        if Self.folder != nil { try draw(drawing, row, in: root) }
      }
      #expect(evaluator.gaps.map { "\(sources[$0.spot.file].path): \($0.name)" } == [])
      #expect(evaluator.failures.map(\.name) == [])
    }
    #expect(drawn == rows.count)
  }

  /// The folder itself if it has sources, else those in it.
  private func programs(in root: URL) throws -> [URL] {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
    if names.contains(where: { $0.hasSuffix(".swift") }) { return [root] }
    return names.map { root.appending(path: $0) }
  }

  private func sources(in folder: URL) throws -> [Source] {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      return LexedFile(SourceText(path: name, bytes: bytes)).source(
        BuildConditions(platform: .iOS))
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

  private func draw(_ drawing: SampleDrawing, _ row: Row, in root: URL) throws {
    let picture = try #require(drawing.picture({ _ in nil }, onWhite: true))
    let name = row.key.split(separator: "/").joined(separator: "+") + ".png"
    let folder = root.appending(path: "drawn")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(encodePNG(picture)).write(to: folder.appending(path: name))
  }
}
