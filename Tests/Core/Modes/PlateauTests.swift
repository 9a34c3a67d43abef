// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyTestSupport

/// `--to vibrant`: designed opacity becomes opaque grey where it is flat, and nowhere else.
@Suite struct PlateauTests {
  /// White at the alpha that each character stands for, in codes.
  private func converted(
    _ alphas: [String: UInt8], _ picture: String, gray: UInt8 = 255
  ) -> (gray: [[Int]], alpha: [[Int]], leftAlone: Int) {
    let lines = picture.split(separator: "\n").map { Array($0.filter { $0 != " " }) }
    let image = StraightImage.drawn(lines[0].count, lines.count) { x, y in
      (gray, gray, gray, alphas[String(lines[y][x])] ?? 0)
    }
    let converted = Converted(image, .vibrant)
    #expect(converted.channels == 2)
    func plane(_ channel: Int) -> [[Int]] {
      lines.indices.map { y in
        lines[0].indices.map { converted[y * lines[0].count + $0][channel] }
      }
    }
    return (plane(0), plane(1), converted.leftAlone)
  }

  @Test func `a flat block with hard edges becomes an opaque grey`() {
    let result = converted(
      ["a": 102],
      """
      . . . . . . .
      . a a a a a .
      . a a a a a .
      . a a a a a .
      . a a a a a .
      . a a a a a .
      . . . . . . .
      """)
    for y in 1...5 {
      #expect(result.alpha[y] == [0, 255, 255, 255, 255, 255, 0])
      #expect(result.gray[y][1...5].allSatisfy { $0 == 102 })
    }
    #expect(result.leftAlone == 0)
  }

  @Test func `a soft rim keeps its share of the plateau's alpha, and takes its grey`() {
    let result = converted(
      ["a": 102, "h": 51],
      """
      . h h h h h h .
      . h a a a a h .
      . h a a a a h .
      . h a a a a h .
      . h a a a a h .
      . h h h h h h .
      """)
    #expect(result.alpha[2] == [0, 128, 255, 255, 255, 255, 128, 0])
    #expect(result.gray[2][1...6].allSatisfy { $0 == 102 })
    // The corner of the rim, two pixels from the nearest plateau pixel on both axes.
    #expect(result.alpha[0][1] == 128 && result.gray[0][1] == 102)
    #expect(result.leftAlone == 0)
  }

  @Test func `grey content keeps its own grey beneath the opacity`() {
    let result = converted(["a": 128], "a a a\na a a\na a a", gray: 200)
    #expect(result.alpha.flatMap { $0 } == [Int](repeating: 255, count: 9))
    // 200 · 128/255 = 100.4.
    #expect(result.gray.flatMap { $0 } == [Int](repeating: 100, count: 9))
  }

  @Test func `a fade is left alone and counted`() {
    let image = StraightImage.drawn(20, 5) { x, _ in (255, 255, 255, UInt8(20 + 10 * x)) }
    let converted = Converted(image, .vibrant)
    #expect(converted.leftAlone == 100)
    #expect((0..<100).allSatisfy { converted[$0] == [255, 20 + 10 * ($0 % 20)] })
  }

  @Test(
    arguments: [1.2, 0.7, 0.3, 0.2, 0.15], [(1.0, 0.0), (0, 1), (0.7, 0.7), (0.7, -0.7)])
  func `a slow fade is left alone, to its very ends`(_ rate: Double, _ way: (Double, Double)) {
    let image = StraightImage.drawn(60, 60) { x, y in
      (255, 255, 255, UInt8(120 + rate * (way.0 * Double(x) + way.1 * Double(y))))
    }
    // Along a diagonal the least is an eighth of a code a pixel there.
    guard rate * max(abs(way.0), abs(way.1)) > 0.126 else { return }
    #expect(Converted(image, .vibrant).leftAlone == 3600)
  }

  @Test(arguments: [3, 4, 5, 9, 30], [0, 2])
  func `a plateau is one however thin it is, and though it is noisy`(_ size: Int, _ noise: Int) {
    var random = SeededGenerator(seed: 7)
    let image = StraightImage.drawn(40, 40) { x, y in
      let isInside = (5..<5 + size).contains(y) && (3..<37).contains(x)
      return (255, 255, 255, isInside ? UInt8(100 + Int(random.next() % UInt64(noise + 1))) : 0)
    }
    let converted = Converted(image, .vibrant)
    for y in 5..<5 + size {
      #expect((3..<37).allSatisfy { converted[40 * y + $0][1] == 255 }, "row \(y)")
    }
    #expect(converted[0][1] == 0)
  }

  @Test func `a glow stays, the disc in it becomes grey`() {
    let image = StraightImage.drawn(120, 120) { x, y in
      let (dx, dy) = (Double(x) - 59.5, Double(y) - 59.5)
      let distance = (dx * dx + dy * dy).squareRoot()
      return (255, 255, 255, UInt8(distance < 20 ? 153 : max(0, 100 - 0.9 * (distance - 20))))
    }
    let converted = Converted(image, .vibrant)
    #expect(converted[60 * 120 + 60] == [153, 255])
    #expect(converted[60 * 120 + 100] == [255, 81])
  }

  @Test func `opaque and clear art is only desaturated`() {
    let image = StraightImage.drawn(9, 9) { x, y in
      (UInt8(25 * x), UInt8(25 * y), 99, x < 4 ? 0 : 255)
    }
    let converted = Converted(image, .vibrant)
    #expect(converted.leftAlone == 0)
    #expect(converted.codes == Converted(image, .grayscale).codes)
  }

  @Test(
    arguments: [(102, 103, 104, true), (102, 103, 105, false)] as [(UInt8, UInt8, UInt8, Bool)])
  func `a plateau may vary by two codes, not three`(
    _ a: UInt8, _ b: UInt8, _ c: UInt8, _ isPlateau: Bool
  ) {
    let result = converted(["a": a, "b": b, "c": c], "a b c\nb c a\nc a b")
    #expect((result.alpha[1][1] == 255) == isPlateau)
    #expect(result.leftAlone == (isPlateau ? 0 : 9))
  }

  @Test func `what can hardly be seen is not a plateau, and not counted`() {
    let faint = converted(["a": 12], "a a a\na a a\na a a")
    #expect(faint.alpha.flatMap { $0 } == [Int](repeating: 12, count: 9) && faint.leftAlone == 0)
    let seen = converted(["a": 13], "a a a\na a a\na a a")
    #expect(seen.alpha.flatMap { $0 } == [Int](repeating: 255, count: 9))
  }

  @Test func `between two plateaus there is no seam, and a peak stays as it is`() {
    let result = converted(
      ["a": 51, "b": 102, "m": 70],
      """
      a a a a m b b b b
      a a a a m b b b b
      a a a a m b b b b
      """)
    // Columns 0…2 are a plateau of 51, 6…8 one of 102; those between are neither.
    #expect(result.gray[1] == [51, 51, 51, 51, 70, 102, 102, 102, 102])
    #expect(result.alpha[1] == [Int](repeating: 255, count: 9))
    // Beside something of less α, the larger α counts.
    let corner = converted(
      ["a": 51, "b": 102],
      """
      a a a a b b b
      a a a a b b b
      a a a a b b b
      a a a . . . .
      """)
    #expect(corner.gray[1] == [51, 51, 51, 51, 102, 102, 102])
    #expect(corner.gray[2][3] == 102 && corner.alpha[2][3] == 128)
    let peak = converted(["a": 51, "c": 204], "a a a a a a c\na a a a a a a\na a a a a a a")
    #expect(peak.alpha[0][6] == 204 && peak.gray[0][6] == 255 && peak.leftAlone == 1)
  }

  @Test func `the rim reaches two pixels, not three`() {
    let result = converted(
      ["a": 102, "h": 51, "q": 20],
      """
      a a a h q h
      a a a h q h
      a a a h q h
      """)
    // Plateau: columns 0 and 1. Column 2 and 3 are its rim, 4 and 5 are too far.
    #expect(result.alpha[1] == [255, 255, 255, 128, 20, 51])
    #expect(result.leftAlone == 6)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `fades beside plateaus are distinguished as the rule says`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func unit() -> Double { Double(random.next() % 1000) / 1000 }
    let (width, height) = (Int(random.next() % 90) + 1, Int(random.next() % 60) + 1)
    let (across, down, noise) = (1.6 * unit() - 0.8, 1.6 * unit() - 0.8, seed % 3)
    let (cut, slant) = (60 * unit(), unit())
    let image = StraightImage.drawn(width, height) { x, y in
      let isFading = Double(x) + slant * Double(y) > cut
      let way = isFading ? across * (Double(x) - cut) + down * Double(y) : 0
      let alpha = 110 + Int(way.rounded()) + Int(random.next() % (noise + 1))
      return (200, 200, 200, UInt8(clamping: (x / 23 + y / 31) % 3 == 2 ? 30 : alpha))
    }
    let expected = PlateauRule(image)
    let converted = Converted(image, .vibrant)
    #expect(converted.leftAlone == expected.leftAlone)
    for (index, pixel) in expected.pixels.enumerated() {
      #expect(abs(Double(converted[index][1]) - 255 * pixel[1]) <= 0.51, "pixel \(index)")
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `any picture is converted as the rule says, row by row or whole`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (Int(random.next() % 12) + 1, Int(random.next() % 12) + 1)
    let levels = (0..<3).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    // Flat areas of a few levels, with some pixels astray.
    let image = StraightImage.drawn(width, height) { x, y in
      let level = levels[(x / 5 + y / 4) % 3]
      let stray = random.next() % 16
      let alpha =
        stray == 0 ? UInt8(truncatingIfNeeded: random.next()) : stray < 4 ? level | 1 : level
      return (UInt8(truncatingIfNeeded: random.next()), 200, 40, alpha)
    }
    let expected = PlateauRule(image)
    let converted = Converted(image, .vibrant)
    #expect(converted.leftAlone == expected.leftAlone)
    #expect(converted.codes.count == 2 * image.size.area)
    for (index, pixel) in expected.pixels.enumerated() {
      for (code, value) in zip(converted[index], pixel) {
        #expect(abs(Double(code) - 255 * value) <= 0.51, "pixel \(index) of \(image.size)")
      }
    }
  }
}
