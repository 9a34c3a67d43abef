// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyTestSupport

/// Previews against the pictures in `Fixtures/Golden`, which only `scripts/record-golden` writes.
@Suite struct GoldenTests {
  /// The largest difference allowed, in codes of 255.
  private static let tolerance = 1

  private static let records: Bool = {
    let environment = ProcessInfo.processInfo.environment
    // Nobody looks at what a CI records.
    return environment["VIBRANCY_RECORD_GOLDEN"] == "1" && (environment["CI"] ?? "").isEmpty
  }()

  @Test(arguments: GoldenCase.all)
  func `a preview is as recorded`(_ golden: GoldenCase) throws {
    let preview = try golden.preview()
    let file = URL(filePath: Fixture.path("Golden/\(golden.path)"))
    if Self.records { return try record(preview, to: file) }
    let expected = try Art.decoded([UInt8](try Data(contentsOf: file)))
    let actual = preview.pixels
    guard expected.size == actual.size else {
      Attachment.record(try preview.pngData(), named: Self.name(golden, "actual"))
      Issue.record("recorded at \(expected.size), made at \(actual.size)")
      return
    }
    let triptych = Triptych(expected: expected, actual: actual, tolerance: Self.tolerance)
    guard triptych.largest > Self.tolerance else { return }
    Attachment.record(try encodePNG(triptych.image), named: Self.name(golden, "triptych"))
    Issue.record("\(triptych.count) samples differ, by up to \(triptych.largest)/255")
  }

  @Test(.enabled(if: !records))
  func `every recorded picture has its case, and every case another name`() throws {
    let folder = Fixture.path("Golden")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".png") }
    let paths = GoldenCase.all.map(\.path)
    #expect(!files.isEmpty && Set(paths).count == paths.count)
    #expect(Set(files).subtracting(paths) == [])
  }

  @Test func `a difference of one code is let pass, of two is shown`() throws {
    let old = StraightImage.drawn(5, 3) { x, y in (UInt8(40 * x), UInt8(40 * y), 9, 255) }
    func changed(by step: Int) -> Triptych {
      let new = StraightImage.drawn(5, 3) { x, y in
        (UInt8(40 * x + (x == 2 && y == 1 ? step : 0)), UInt8(40 * y), 9, 255)
      }
      return Triptych(expected: old, actual: new, tolerance: Self.tolerance)
    }
    #expect(changed(by: 0).largest == 0 && changed(by: 1).count == 0)
    let shown = changed(by: 2)
    #expect(shown.largest == 2 && shown.count == 1)
    #expect(shown.image.size == .of(31, 3))
    // The middle picture: x = 5 + 8 + 2, y = 1.
    #expect(shown.image.codes[4 * (31 + 15)] == 64)
  }

  private func record(_ preview: Preview, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(preview.pngData(compression: .small)).write(to: file, options: .atomic)
    // A run that records proves nothing.
    Issue.record("recorded \(file.lastPathComponent); look at it")
  }

  private static func name(_ golden: GoldenCase, _ what: String) -> String {
    golden.path.split(separator: "/").joined(separator: ".").dropLast(4) + ".\(what).png"
  }
}
