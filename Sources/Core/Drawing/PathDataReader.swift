// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// As many bytes of path data are read at most.
  package static let mostBytes = 4 << 20
  /// As many pieces path data has at most, and those of one command more.
  static let mostElements = 200_000

  /// Reads SVG path data: all commands, absolute and relative.
  ///
  /// - Parameter data: As in the attribute `d`; y grows downwards.
  /// - Returns: `nil` if it is not well formed, longer than `mostBytes` or `mostElements`, or has a
  ///   number of 10⁹ or above.
  /// - Source: SVG 2, chapter 9.3; arcs by appendix B.2.4.
  package init?(svg data: String) { self.init(svg: data.utf8) }

  /// As above, for the bytes of path data.
  package init?(svg data: some Sequence<UInt8>) {
    // Made contiguous once, since it is read by the byte.
    let bytes = Array(data)
    guard bytes.count <= Self.mostBytes else { return nil }
    var reader = PathDataReader(bytes)
    guard reader.readAll() else { return nil }
    self = reader.path
  }
}

/// Reads path data.
struct PathDataReader {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var path = Path()
  private var here = Path.Point.zero
  private var start = Path.Point.zero
  /// The last handle, of a curve of the kind that a smooth one goes on from.
  private var cubicHandle: Path.Point?
  private var quadraticHandle: Path.Point?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readAll() -> Bool {
    skipSpace()
    while index < bytes.count {
      let command = bytes[index]
      guard path.elements.count < Path.mostElements else { return false }
      guard path.isEmpty ? command | 0x20 == UInt8(ascii: "m") : true else { return false }
      index += 1
      guard read(command | 0x20, isRelative: command & 0x20 != 0) else { return false }
      skipSpace()
    }
    return true
  }

  /// Reads what follows a command: its numbers, as often as there are any.
  private mutating func read(_ command: UInt8, isRelative: Bool) -> Bool {
    let origin = UInt8(ascii: "z")
    if command == origin {
      path.close()
      here = start
      (cubicHandle, quadraticHandle) = (nil, nil)
      return true
    }
    var isFirst = true
    repeat {
      guard path.elements.count < Path.mostElements,
        readOne(command, isRelative, isFirst: isFirst)
      else { return false }
      isFirst = false
      skipSpace(andComma: true)
    } while index < bytes.count && isNumberStart(bytes[index])
    return true
  }

  private mutating func readOne(_ command: UInt8, _ isRelative: Bool, isFirst: Bool) -> Bool {
    let base = isRelative ? here : .zero
    var (cubic, quadratic): (Path.Point?, Path.Point?) = (nil, nil)
    switch command {
    case UInt8(ascii: "m"):
      guard let end = point(base) else { return false }
      if isFirst {
        start = end
        path.move(to: end)
      } else {
        path.line(to: end)
      }
      here = end
    case UInt8(ascii: "l"):
      guard let end = point(base) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: [base.x + x, here.y])
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: [here.x, base.y + y])
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      var first = cubicHandle.map { 2 * here - $0 } ?? here
      if command == UInt8(ascii: "c") {
        guard let handle = point(base) else { return false }
        first = handle
      }
      guard let second = point(base), let end = point(base) else { return false }
      open()
      path.cubic(to: end, first, second)
      (here, cubic) = (end, second)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      var handle = quadraticHandle.map { 2 * here - $0 } ?? here
      if command == UInt8(ascii: "q") {
        guard let given = point(base) else { return false }
        handle = given
      }
      guard let end = point(base) else { return false }
      open()
      path.quadratic(to: end, handle)
      (here, quadratic) = (end, handle)
    case UInt8(ascii: "a"):
      guard let rx = number(), let ry = number(), let tilt = number(), let isLarge = flag(),
        let isClockwise = flag(), let end = point(base)
      else { return false }
      arc(to: end, radii: [abs(rx), abs(ry)], tilt: tilt, isLarge, isClockwise)
    case _: return false
    }
    (cubicHandle, quadraticHandle) = (cubic, quadratic)
    return true
  }

  /// After a contour was closed the next begins where that one did.
  private mutating func open() {
    if case .close = path.elements.last { path.move(to: here) }
  }

  private mutating func line(to end: Path.Point) {
    open()
    path.line(to: end)
    here = end
  }

  /// The center and the angles from the two ends.
  private mutating func arc(
    to end: Path.Point, radii: Path.Point, tilt: Double, _ isLarge: Bool, _ isClockwise: Bool
  ) {
    defer { here = end }
    guard end != here else { return }
    guard radii.x > 0, radii.y > 0 else { return line(to: end) }
    open()
    let rotation = tilt * Trigonometry.pi / 180
    let (sine, cosine) = Trigonometry.sineAndCosine(rotation)
    let half = (here - end) / 2
    let x = (half.x * cosine + half.y * sine) / radii.x
    let y = (half.y * cosine - half.x * sine) / radii.y
    // Radii may be so much longer than the distance that its square is nothing.
    let square = max(x * x + y * y, 1e-300)
    // Radii too short for the two ends are made as long as they must be.
    let radii = square > 1 ? radii * square.squareRoot() : radii
    let (u, v) = square > 1 ? (x / square.squareRoot(), y / square.squareRoot()) : (x, y)
    let part = max(0, 1 / min(square, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let middle = Path.Point(part * v, -part * u)
    let offset = middle * radii
    let center =
      (here + end) / 2 + [
        offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine,
      ]
    let from = Trigonometry.arctangent(y: v - middle.y, x: u - middle.x)
    let to = Trigonometry.arctangent(y: -v - middle.y, x: -u - middle.x)
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += 2 * Trigonometry.pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * Trigonometry.pi }
    var curve = Path()
    curve.arc(center: center, radii: radii, from: from, sweep: sweep, rotation: rotation)
    // It begins here, and ends exactly where it has to.
    for (index, element) in curve.elements.dropFirst().enumerated() {
      guard case .cubic(let first, let second, let last) = element else { continue }
      path.cubic(to: index + 2 == curve.elements.count ? end : last, first, second)
    }
  }

  private mutating func point(_ base: Path.Point) -> Path.Point? {
    guard let x = number(), let y = number() else { return nil }
    return base + [x, y]
  }

  private mutating func flag() -> Bool? {
    skipSpace(andComma: true)
    guard index < bytes.count, bytes[index] | 1 == UInt8(ascii: "1") else { return nil }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  /// The next number. Up to 15 digits and powers of ten up to 22 are rounded as exactly as can be.
  private mutating func number() -> Double? {
    skipSpace(andComma: true)
    var sign = 1.0
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      if bytes[index] == UInt8(ascii: "-") { sign = -1 }
      index += 1
    }
    var (digits, count, power): (UInt64, Int, Int) = (0, 0, 0)
    var isAfterPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !isAfterPoint {
        isAfterPoint = true
      } else if let digit = Self.digit(byte) {
        count += 1
        if digits < 1_000_000_000_000_000 {
          digits = digits * 10 + digit
          if isAfterPoint { power -= 1 }
        } else if !isAfterPoint {
          power += 1
        }
      } else {
        break
      }
      index += 1
    }
    guard count > 0 else { return nil }
    power += exponent()
    let value = Self.scaled(Double(digits), power)
    return value < Path.farthest ? sign * value : nil
  }

  /// What follows an `e`; 0 where nothing does.
  private mutating func exponent() -> Int {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return 0 }
    var end = index + 1
    var isNegative = false
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      isNegative = bytes[end] == UInt8(ascii: "-")
      end += 1
    }
    var (value, count) = (0, 0)
    while end < bytes.count, let digit = Self.digit(bytes[end]) {
      value = min(value * 10 + Int(digit), 9999)
      (end, count) = (end + 1, count + 1)
    }
    guard count > 0 else { return 0 }
    index = end
    return isNegative ? -value : value
  }

  private static func scaled(_ value: Double, _ power: Int) -> Double {
    guard value != 0, power != 0 else { return value }
    var (result, left) = (value, min(abs(power), 400))
    while left > 0 {
      var factor = 1.0
      for _ in 0..<min(left, 22) { factor *= 10 }
      result = power < 0 ? result / factor : result * factor
      left -= 22
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? UInt64(byte) - 48 : nil
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
      || Self.digit(byte) != nil
  }

  private mutating func skipSpace(andComma: Bool = false) {
    var commas = andComma ? 1 : 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: index += 1
      case UInt8(ascii: ",") where commas > 0:
        commas -= 1
        index += 1
      case _: return
      }
    }
  }
}
