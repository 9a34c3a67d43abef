// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a browser asks for, as far as a server of one page has to know.
package struct PageRequest: Equatable, Sendable {
  /// What is asked for.
  package enum Target: Equatable, Sendable {
    /// The page itself.
    case page
    /// To be reported once the page is another than this version.
    case changes(since: Int)
  }

  /// Why nothing is given, as HTTP says it.
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
  /// Whether only the head of the answer is wanted.
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
    if path == "/\(token)/" { return .page }
    let changes = "/\(token)/changes?since="
    guard path.hasPrefix(changes), let version = Int(path.dropFirst(changes.count)), version >= 0
    else { throw .unknown }
    return .changes(since: version)
  }
}
