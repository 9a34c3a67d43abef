// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A browser's request, as far as a server of two pages has to know it.
package struct PageRequest: Equatable, Sendable {
  /// The thing that is asked for.
  package enum Target: Equatable, Sendable {
    /// A page itself.
    case page(ServedPage)
    /// A notice once a page is another than this version.
    case changes(ServedPage, since: Int)
    /// A picture of the widgets' page, by its path beside it.
    case picture(String)
  }

  /// The reason why nothing is given, as an HTTP status.
  package enum Refusal: String, Error {
    case malformed = "400 Bad Request"
    /// It was not asked by our name: some other site's name may lead here.
    case foreignHost = "403 Forbidden"
    case unknown = "404 Not Found"
    case otherMethod = "405 Method Not Allowed"
    case tooLong = "431 Request Header Fields Too Large"
  }

  /// The most bytes that a request may have.
  package static let mostBytes = 8192

  package let target: Target
  /// `true` if only the head of the answer is wanted.
  package let wantsHead: Bool

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - bytes: All that has come so far.
  ///   - port: Ours.
  ///   - token: What stands first in each path that we know.
  /// - Returns: `nil` if more is to come.
  /// - Throws: It is none of ours.
  package static func read(
    _ bytes: [UInt8], port: Int, token: String
  ) throws(Refusal) -> PageRequest? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
      if bytes.count > mostBytes { throw .tooLong }
      return nil
    }
    if end.lowerBound > mostBytes { throw .tooLong }
    guard let text = String(validating: bytes[..<end.lowerBound], as: UTF8.self) else {
      throw .malformed
    }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { throw .malformed }
    let hosts = lines.dropFirst().compactMap { line -> String? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "host" else { return nil }
      return String(parts[1].drop { $0 == " " || $0 == "\t" }).lowercased()
    }
    guard hosts == ["127.0.0.1:\(port)"] || hosts == ["localhost:\(port)"] else {
      throw .foreignHost
    }
    guard words[0] == "GET" || words[0] == "HEAD" else { throw .otherMethod }
    return PageRequest(
      target: try target(String(words[1]), token: token), wantsHead: words[0] == "HEAD")
  }

  private static func target(_ path: String, token: String) throws(Refusal) -> Target {
    for page in ServedPage.allCases {
      let folder = "/\(token)/\(page.folder)"
      if path == folder { return .page(page) }
      let changes = folder + "changes?since="
      guard path.hasPrefix(changes) else { continue }
      guard let version = Int(path.dropFirst(changes.count)), version >= 0 else { throw .unknown }
      return .changes(page, since: version)
    }
    let folder = "/\(token)/\(ServedPage.widgets.folder)"
    guard path.hasPrefix(folder),
      let name = unescaped(path.dropFirst(folder.count).prefix { $0 != "?" }), !name.isEmpty
    else { throw .unknown }
    return .picture(name)
  }

  /// A path without percent-encoding; `nil`: it is not UTF-8, or a `%` stands alone.
  private static func unescaped(_ path: Substring) -> String? {
    var (bytes, rest) = ([UInt8](), path.utf8)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let code = String(rest.prefix(2)), code.utf8.count == 2,
        code.allSatisfy(\.isHexDigit), let value = UInt8(code, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// A page that a watch shows.
package enum ServedPage: CaseIterable, Sendable {
  /// The page of lint's findings.
  case findings
  /// The widgets of projects, drawn from their Swift.
  case widgets

  /// Its folder below the server's.
  package var folder: String {
    switch self {
    case .findings: ""
    case .widgets: "widgets/"
    }
  }
}
