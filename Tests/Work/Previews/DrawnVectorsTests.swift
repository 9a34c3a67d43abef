// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyVectors

@Suite struct DrawnVectorsTests {
  @Test func `a drawing is made once for the same bytes in the same size`() throws {
    let drawings = DrawnVectors()
    var made = 0
    func draw(_ svg: String, _ extent: DrawingExtent) throws(VectorError) -> [UInt8] {
      try drawings.drawing(of: DrawnVectors.Key(svg: Array(svg.utf8), extent: extent)) {
        made += 1
        return [UInt8(made)]
      }
    }
    #expect(try draw("<svg/>", .scale(2)) == [1])
    #expect(try draw("<svg/>", .scale(2)) == [1])
    #expect(try draw("<svg/>", .scale(3)) == [2])
    #expect(try draw("<svG/>", .scale(2)) == [3])
    #expect(made == 3)
  }

  @Test func `a drawing that failed is made again, and too many are not held`() throws {
    let drawings = DrawnVectors()
    let key = DrawnVectors.Key(svg: [1], extent: .pixels(width: 1, height: 1))
    #expect(throws: VectorError.self) {
      try drawings.drawing(of: key) { () throws(VectorError) in
        throw .unknownGroup("a", known: [])
      }
    }
    #expect(try drawings.drawing(of: key) { [7] } == [7])
    let large = DrawnVectors.Key(svg: [2], extent: .scale(1))
    let bytes = [UInt8](repeating: 0, count: 9 << 20)
    #expect(try drawings.drawing(of: large) { bytes }.count == bytes.count)
    #expect(try drawings.drawing(of: large) { [8] } == [8])
  }
}
