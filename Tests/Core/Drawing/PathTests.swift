// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyTestSupport

@Suite struct PathTests {
  private func length(_ path: Path) -> Double {
    path.outline().contours.reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) {
        $0 + (($1.1 - $1.0) * ($1.1 - $1.0)).sum().squareRoot()
      }
    }
  }

  private func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ limit: Double = 1e-9) -> Bool {
    ((a - b) * (a - b)).sum() <= limit * limit
  }

  @Test func `shapes fill their boxes`() throws {
    let shapes: [Path] = [
      .rectangle(2, 3, 20, 10), .ellipse(2, 3, 20, 10), .capsule(2, 3, 20, 10),
      .roundedRectangle(2, 3, 20, 10, radius: 4),
      .roundedRectangle(2, 3, 20, 10, radius: 4, style: .circular),
      .unevenRectangle(2, 3, 20, 10, radii: [1, 9, 30, 0]),
    ]
    for shape in shapes {
      let bounds = try #require(shape.bounds)
      #expect(isNear(bounds.low, [2, 3], 1e-3) && isNear(bounds.high, [22, 13], 1e-3))
    }
    #expect(Path().bounds == nil)
    let circle = try #require(Path.circle(0, 0, 20, 10).bounds)
    #expect(isNear(circle.low, [5, 0], 1e-3) && isNear(circle.high, [15, 10], 1e-3))
  }

  // Two captures show 1.26, 1.09 and 1.02 radii; one curve cannot have all three.
  @Test func `a continuous corner is as captures show it`() throws {
    let radius = 60.0
    let path = Path.roundedRectangle(0, 0, 400, 400, radius: radius)
    #expect(path.elements.first == .move([0, 1.26 * radius]))
    let found = DrawnCoverage(200, 200, path)
    let missing = 200.0 * 200 - found.area
    let equal = (missing / (1 - Trigonometry.pi / 4)).squareRoot()
    #expect(abs(equal / radius - 1.09) < 0.01)
    let diagonal = (0..<200).reduce(0) { $0 + 1 - Double(found[$1, $1]) }
    #expect(abs(diagonal / radius / (1 - 0.5.squareRoot()) - 1.02) < 0.025)
  }

  @Test func `without room for its reach a continuous corner becomes a circle's quarter`() {
    let capsule = DrawnCoverage(60, 60, .capsule(5, 5, 50, 50))
    #expect(capsule.distance(to: DrawnCoverage(60, 60, .ellipse(5, 5, 50, 50))) < 0.02)
    let circular = Path.capsule(5, 5, 50, 50, style: .circular)
    #expect(capsule.distance(to: DrawnCoverage(60, 60, circular)) < 0.02)
  }

  @Test func `corners that are too great are made smaller together`() {
    let path = Path.unevenRectangle(0, 0, 20, 20, radii: [30, 10, 0, 10], style: .circular)
    // By half: 15 and 5 along the top.
    let lost = (15.0 * 15 + 5 * 5 + 5 * 5) * (1 - Trigonometry.pi / 4)
    #expect(abs(DrawnCoverage(20, 20, path).area - 400 + lost) < 0.1)
  }

  @Test func `an arc is a part of its circle`() throws {
    var path = Path()
    path.arc(center: [10, 10], radius: 8, from: 0, to: Trigonometry.pi / 2, clockwise: false)
    let points = path.outline().contours[0]
    for point in points {
      let spoke = point - [10, 10]
      #expect(abs((spoke * spoke).sum().squareRoot() - 8) < 0.01)
      #expect(spoke.x > -1e-9 && spoke.y > -1e-9)
    }
    #expect(isNear(points[0], [18, 10]))
    #expect(isNear(try #require(points.last), [10, 18], 1e-6))
    var other = Path()
    other.arc(center: [10, 10], radius: 8, from: 0, to: Trigonometry.pi / 2, clockwise: true)
    #expect(abs(length(other) - 3 * length(path)) < 0.05)
    var whole = Path()
    whole.arc(center: [10, 10], radius: 8, from: 1, to: 1 + 4 * Trigonometry.pi, clockwise: false)
    #expect(abs(length(whole) - 16 * Trigonometry.pi) < 0.05)
  }

  @Test func `a part of a path is as long as its share`() {
    var path = Path.roundedRectangle(2, 2, 30, 20, radius: 6)
    path.add(.ellipse(40, 2, 10, 30))
    // The rounded rectangle's left side is what closes it.
    let side = path.outline().contours[0]
    let whole = length(path) + abs(side[0].y - side[side.count - 1].y)
    for (from, to) in [(0.0, 0.3), (0.2, 0.9), (0.55, 1.0), (0.1, 0.100001)] {
      #expect(abs(length(path.trimmed(from: from, to: to)) - whole * (to - from)) < 0.05)
    }
    #expect(path.trimmed(from: -1, to: 2) == path)
    for (from, to) in [(0.7, 0.2), (0.5, 0.5), (2, 3), (.nan, .nan)] {
      #expect(path.trimmed(from: from, to: to).isEmpty == (from == from))
    }
  }

  @Test func `a contour that is whole in a part stays closed`() {
    var path = Path.rectangle(0, 0, 10, 10)
    path.add(.rectangle(20, 0, 10, 10))
    let part = path.trimmed(from: 0, to: 0.75)
    #expect(part.elements.count { $0 == .close } == 1)
    #expect(part.elements.count { if case .move = $0 { true } else { false } } == 2)
    let circle = Path.ellipse(0, 0, 5, 5)
    var two = circle
    two.add(circle)
    #expect(two.trimmed(from: 0, to: 0.9).elements.contains(.close))
  }

  @Test func `path data is read with all commands, however it is packed`() throws {
    let rectangle = try #require(Path(svg: "M2 3h20v10H2z"))
    #expect(
      rectangle
        == Path([
          .move([2, 3]), .line([22, 3]), .line([22, 13]), .line([2, 13]), .close,
        ]))
    #expect(Path(svg: " m2,3 20,0l0 10-20.0 0 Z ") == rectangle)
    #expect(
      Path(svg: "M.5.5-1e1-.5E-1") == Path([.move([0.5, 0.5]), .line([-10, -0.05])]))
    #expect(
      Path(svg: "M0 0C1 1 2 1 3 0s2-1 3 0q1 1 2 0t2 0")
        == Path([
          .move([0, 0]), .cubic([1, 1], [2, 1], [3, 0]), .cubic([4, -1], [5, -1], [6, 0]),
          .quadratic([7, 1], [8, 0]), .quadratic([9, -1], [10, 0]),
        ]))
    // After a contour is closed the next begins where it did.
    #expect(
      Path(svg: "M1 1h2zh3")
        == Path([.move([1, 1]), .line([3, 1]), .close, .move([1, 1]), .line([4, 1])]))
    #expect(Path(svg: "")?.isEmpty == true)
  }

  @Test(arguments: [
    "L1 1", "M1", "M1 1 2", "M1 1X", "M1,,1", "M1 1A1 1 0 2 0 3 3", "M1 1L", "M 1 1 C 1 1 2 2", "?",
  ])
  func `path data that is not well formed is refused`(_ data: String) {
    #expect(Path(svg: data) == nil)
  }

  @Test func `arcs of path data go around as their flags say`() throws {
    let circle = try #require(Path(svg: "M2 10a8 8 0 1 0 16 0a8 8 0 10-16 0z"))
    #expect(abs(DrawnCoverage(20, 20, circle).area - Trigonometry.pi * 64) < 0.2)
    let segments = [("0 0", 1), ("1 1", 3), ("0 1", 1), ("1 0", 3)]
    for (flags, quarters) in segments {
      let arc = try #require(Path(svg: "M10 2A8 8 0 \(flags) 18 10"))
      #expect(abs(length(arc) - Double(quarters) * 4 * Trigonometry.pi) < 0.02, "\(flags)")
    }
    // Radii too short become as long as they must be; none is a line.
    let half = try #require(Path(svg: "M2 10A1 1 0 0 1 18 10"))
    #expect(abs(length(half) - 8 * Trigonometry.pi) < 0.02)
    #expect(Path(svg: "M1 1A0 3 0 0 0 4 5") == Path([.move([1, 1]), .line([4, 5])]))
    let tilted = try #require(Path(svg: "M0 0A10 5 90 0 1 10 0").flatMap { $0.bounds })
    #expect(tilted.low.y < -9.9 && tilted.high.x < 10.01)
  }

  @Test func `a hundred thousand elements are flattened, trimmed and stroked`() {
    var path = Path()
    for index in 0..<100_000 {
      path.line(to: [Double(index % 1000) / 10, Double(index / 1000) / 3])
    }
    #expect(path.trimmed(from: 0.25, to: 0.5).elements.count > 20_000)
    let stroke = DrawnCoverage(100, 34, path.stroked(StrokeStyle(width: 0.1)))
    #expect(stroke.area > 900)
  }
}
