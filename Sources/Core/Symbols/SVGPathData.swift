// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// The path that the `d` attribute of an SVG's element describes.
package struct SVGPathData {
  /// No path has more pieces.
  private static let mostElements = 200_000

  /// The path, in the units of the attribute.
  package private(set) var path = Path()

  private let bytes: ArraySlice<UInt8>
  private var at: Int
  private var start = Path.Point.zero
  private var last = Path.Point.zero
  /// The last handle of a curve of each degree, which a smooth one reflects.
  private var cubicHandle: Path.Point?
  private var quadraticHandle: Path.Point?
  /// Whether the next piece needs a move before it.
  private var isClosed = true

  /// Reads a path; `nil` if it is not well-formed, or larger than any drawing.
  package init?(_ text: some Sequence<UInt8>) {
    bytes = Array(text)[...]
    at = bytes.startIndex
    skipBlanks()
    while at < bytes.count {
      let command = bytes[at]
      at += 1
      let isRelative = command >= 0x61
      guard path.elements.isEmpty == false || command & 0xDF == UInt8(ascii: "M"),
        run(command & 0xDF, isRelative: isRelative)
      else { return nil }
      skipBlanks()
    }
  }

  private mutating func run(_ command: UInt8, isRelative: Bool) -> Bool {
    if command == UInt8(ascii: "Z") {
      close()
      return true
    }
    var isFirst = true
    repeat {
      guard path.elements.count < Self.mostElements else { return false }
      let base = isRelative ? last : .zero
      let isDone =
        switch command {
        case UInt8(ascii: "M"): move(base, isFirst: isFirst)
        case UInt8(ascii: "L"): line(point(base))
        case UInt8(ascii: "H"): line(number().map { [base.x + $0, last.y] })
        case UInt8(ascii: "V"): line(number().map { [last.x, base.y + $0] })
        case UInt8(ascii: "C"): cubic(point(base), point(base), point(base))
        case UInt8(ascii: "S"): cubic(reflected(cubicHandle), point(base), point(base))
        case UInt8(ascii: "Q"): quadratic(point(base), point(base))
        case UInt8(ascii: "T"): quadratic(reflected(quadraticHandle), point(base))
        case UInt8(ascii: "A"): arc(base)
        default: false
        }
      guard isDone else { return false }
      isFirst = false
      skipBlanks()
    } while at < bytes.count && isNumber(bytes[at])
    return true
  }

  private mutating func close() {
    if !isClosed { path.elements.append(.close) }
    (last, isClosed, cubicHandle, quadraticHandle) = (start, true, nil, nil)
  }

  /// Opens a contour where the last one was closed.
  private mutating func open() {
    if isClosed { path.elements.append(.move(last)) }
    (isClosed, cubicHandle, quadraticHandle) = (false, nil, nil)
  }

  private mutating func move(_ base: Path.Point, isFirst: Bool) -> Bool {
    guard let point = point(base) else { return false }
    // Further pairs are lines.
    guard isFirst else { return line(point) }
    path.elements.append(.move(point))
    (start, last, isClosed, cubicHandle, quadraticHandle) = (point, point, false, nil, nil)
    return true
  }

  private mutating func line(_ point: Path.Point?) -> Bool {
    guard let point else { return false }
    open()
    path.elements.append(.line(point))
    last = point
    return true
  }

  private mutating func cubic(
    _ first: Path.Point?, _ second: Path.Point?, _ end: Path.Point?
  ) -> Bool {
    guard let first, let second, let end else { return false }
    open()
    path.elements.append(.cubic(first, second, end))
    (cubicHandle, last) = (second, end)
    return true
  }

  private mutating func quadratic(_ handle: Path.Point?, _ end: Path.Point?) -> Bool {
    guard let handle, let end else { return false }
    open()
    path.elements.append(.quadratic(handle, end))
    (quadraticHandle, last) = (handle, end)
    return true
  }

  private mutating func arc(_ base: Path.Point) -> Bool {
    guard let x = number(), let y = number(), let turn = number(), let isLarge = flag(),
      let isClockwise = flag(), let end = point(base)
    else { return false }
    open()
    path.elements +=
      EllipticArc(
        from: last, to: end, radii: [abs(x), abs(y)], degrees: turn, isLarge: isLarge,
        isClockwise: isClockwise
      ).elements
    last = end
    return true
  }

  private func reflected(_ handle: Path.Point?) -> Path.Point {
    handle.map { last * 2 - $0 } ?? last
  }

  private mutating func point(_ base: Path.Point) -> Path.Point? {
    guard let x = number(), let y = number() else { return nil }
    return base + [x, y]
  }

  /// A flag of an arc, which needs no blank behind it.
  private mutating func flag() -> Bool? {
    skipBlanks()
    guard at < bytes.count, bytes[at] == 0x30 || bytes[at] == 0x31 else { return nil }
    at += 1
    return bytes[at - 1] == 0x31
  }

  private mutating func number() -> Double? {
    skipBlanks()
    let begin = at
    if at < bytes.count, bytes[at] == 0x2B || bytes[at] == 0x2D { at += 1 }
    var digits = skipDigits()
    if at < bytes.count, bytes[at] == 0x2E {
      at += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if at < bytes.count, bytes[at] | 0x20 == 0x65 {
      let exponent = at
      at += 1
      if at < bytes.count, bytes[at] == 0x2B || bytes[at] == 0x2D { at += 1 }
      if skipDigits() == 0 { at = exponent }
    }
    guard at - begin < 64, let value = Double(String(decoding: bytes[begin..<at], as: UTF8.self)),
      abs(value) < 1e9
    else { return nil }
    return value
  }

  private mutating func skipDigits() -> Int {
    let begin = at
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
    return at - begin
  }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: ",") { at += 1 }
  }

  private func isNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }
}
