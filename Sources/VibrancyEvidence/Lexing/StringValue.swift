// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a string literal without interpolation means.
enum StringValue {
  /// The value of a literal's content, escapes resolved, a multi-line one without its indentation.
  static func text(of content: ArraySlice<UInt8>, pounds: Int, isMultiline: Bool) -> String {
    let lines = isMultiline ? withoutIndentation(content) : content
    guard lines.contains(Byte.backslash) else { return String(decoding: lines, as: UTF8.self) }
    return String(decoding: unescaped(lines, pounds: pounds), as: UTF8.self)
  }

  private static func withoutIndentation(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var lines = content.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    guard lines.count > 1, let indentation = lines.popLast() else { return content }
    let stripped = lines.dropFirst().map { line in
      let body = line.last == Byte.carriageReturn ? line.dropLast() : line
      return body.starts(with: indentation) ? body.dropFirst(indentation.count) : body
    }
    return ArraySlice(stripped.joined(separator: [Byte.lineFeed]))
  }

  private static func unescaped(_ content: ArraySlice<UInt8>, pounds: Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = content.startIndex
    while index < content.endIndex {
      let escape = index + 1 + pounds
      guard content[index] == Byte.backslash, escape < content.endIndex,
        content[(index + 1)..<escape].allSatisfy({ $0 == Byte.pound })
      else {
        result.append(content[index])
        index += 1
        continue
      }
      index = escape + 1
      switch content[escape] {
      case UInt8(ascii: "n"): result.append(Byte.lineFeed)
      case UInt8(ascii: "t"): result.append(Byte.tab)
      case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"): index = appendScalar(content, from: index, to: &result)
      case Byte.lineFeed: break
      default: result.append(content[escape])
      }
    }
    return result
  }

  /// Appends the scalar of `{1F600}` and returns where it ends.
  private static func appendScalar(
    _ content: ArraySlice<UInt8>, from start: Int, to result: inout [UInt8]
  ) -> Int {
    let window = content[start...].prefix(10)
    guard window.first == UInt8(ascii: "{"), let close = window.firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: content[(start + 1)..<close], as: UTF8.self), radix: 16),
      let scalar = UnicodeScalar(value)
    else { return start }
    result.append(contentsOf: Array(String(scalar).utf8))
    return close + 1
  }
}
