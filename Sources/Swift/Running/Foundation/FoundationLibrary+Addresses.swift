// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// URLs.
extension FoundationLibrary {
  /// `URL(…)`.
  package func addressConstruct(_ arguments: [PassedValue]) -> SampleValue? {
    guard let first = arguments.first else { return nil }
    if first.value.isUnknown || first.value.isNothing { return first.value }
    guard let text = first.value.text else { return nil }
    if first.label?.hasPrefix("filePath") ?? false || first.label == "fileURLWithPath" {
      return .foundation(.url("file://" + text))
    }
    // Text with spaces is percent-encoded from iOS 17 on (Documented).
    guard !text.isEmpty else { return .nothing }
    return .foundation(.url(text.replacingSpaces))
  }

  package func addressMember(_ name: String, _ text: String) -> SampleValue? {
    let parts = AddressParts(text)
    switch name {
    case "absoluteString", "description", "relativeString": return .string(text)
    case "absoluteURL", "standardized", "standardizedFileURL": return .foundation(.url(text))
    case "scheme": return SampleValue(parts.scheme.map { .string($0) })
    case "host": return SampleValue(parts.host.map { .string($0) })
    case "port": return SampleValue(parts.port.map { .integer($0) })
    case "path", "relativePath":
      let path =
        parts.path.hasSuffix("/") && parts.path.utf8.count > 1
        ? String(parts.path.dropLast()) : parts.path
      return .string(path.percentDecoded ?? path)
    case "query": return SampleValue(parts.query.map { .string($0) })
    case "fragment": return SampleValue(parts.fragment.map { .string($0) })
    case "pathComponents":
      let names = parts.names.map { SampleValue.string($0) }
      return .array(parts.path.hasPrefix("/") ? [.string("/")] + names : names)
    case "lastPathComponent": return .string(parts.names.last ?? (parts.path == "/" ? "/" : ""))
    case "pathExtension":
      let name = parts.names.last ?? ""
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return .string("") }
      return .string(String(name[name.index(after: dot)...]))
    case "isFileURL": return .bool(parts.scheme == "file")
    case _: return nil
    }
  }

  package func addressCall(
    _ name: String, _ text: String, _ arguments: [PassedValue]
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    switch name {
    case "host", "path", "query", "fragment": return addressMember(name, text)
    case "appendingPathComponent", "appending", "appendingPathExtension":
      let label = arguments.first?.label
      guard let more = arguments.first?.value.text,
        label == nil || label == "path" || label == "component"
      else { return nil }
      if name == "appendingPathExtension" { return .foundation(.url(text + "." + more)) }
      let base = text.hasSuffix("/") ? String(text.dropLast()) : text
      let added = more.hasPrefix("/") ? String(more.dropFirst()) : more
      guard text.utf8.count + more.utf8.count < Evaluator.mostBytes else { return nil }
      return .foundation(.url(base + "/" + added.replacingSpaces))
    case "deletingLastPathComponent":
      guard let slash = text.lastIndex(of: "/") else { return .foundation(.url("./")) }
      return .foundation(.url(String(text[...slash])))
    case "startAccessingSecurityScopedResource": return .bool(false)
    case _: return nil
    }
  }
}

extension String {
  /// With its spaces percent-encoded.
  fileprivate var replacingSpaces: String {
    utf8.contains(UInt8(ascii: " ")) ? pieces(by: " ").joined(separator: "%20") : self
  }
}

/// The parts of a URL (RFC 3986).
package struct AddressParts {
  package private(set) var scheme: String?
  package private(set) var host: String?
  package private(set) var port: Int?
  package private(set) var path = ""
  package private(set) var query: String?
  package private(set) var fragment: String?

  /// The parts of a text.
  package init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy(Self.isSchemeLetter) {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      var authority = rest[..<end]
      rest = rest[end...]
      if let at = authority.lastIndex(of: "@") {
        authority = authority[authority.index(after: at)...]
      }
      if let colon = authority.lastIndex(of: ":"),
        let number = Int(authority[authority.index(after: colon)...])
      {
        port = number
        authority = authority[..<colon]
      }
      if !authority.isEmpty { host = String(authority) }
    }
    path = String(rest)
  }

  private static func isSchemeLetter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
  }

  /// The names between the slashes of its path, as they read.
  package var names: [String] {
    path.split(separator: "/").map { String($0).percentDecoded ?? String($0) }
  }
}
