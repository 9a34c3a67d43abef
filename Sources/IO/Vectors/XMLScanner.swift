// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Goes through the tags of an XML document, without building anything of it.
///
/// Comments, CDATA, processing instructions and the document type are passed over whole; a `>` or
/// `<` in quotes is not an end of a tag. It checks no more than it needs: who draws the document does.
package struct XMLScanner {
  /// What stands in a document, as far as it matters here.
  package enum Token: Hashable {
    /// `<name …>` or `<name …/>`; the name is without its prefix.
    case start(name: String, id: String?, isEmpty: Bool)
    /// `</name>`.
    case end
    /// `&name;` outside of tags, if it is none of XML's own.
    case entity(String)
    /// The document ends.
    case finish
  }

  private let bytes: [UInt8]
  /// Where the next token begins.
  private(set) var position = 0
  /// What the first element says of itself, by name; of two of one name the last.
  private(set) var rootAttributes: [String: String] = [:]
  private var isInRoot = false
  /// The attributes of the last start tag, as written; only kept on request.
  package private(set) var attributes: [String: ArraySlice<UInt8>] = [:]
  private let keepsAttributes: Bool

  /// A scanner at the beginning of a document.
  ///
  /// - Parameter keepsAttributes: Whether those of each start tag are wanted.
  package init(_ bytes: [UInt8], keepsAttributes: Bool = false) {
    (self.bytes, self.keepsAttributes) = (bytes, keepsAttributes)
  }

  /// The next token; `nil` where the document is broken, at `position`.
  package mutating func next() -> Token? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        if has("<!--") {
          guard skip(4, to: "-->") else { return nil }
        } else if has("<![CDATA[") {
          guard skip(9, to: "]]>") else { return nil }
        } else if has("<?") {
          guard skip(2, to: "?>") else { return nil }
        } else if has("<!") {
          guard skipDocumentType() else { return nil }
        } else if has("</") {
          guard skip(2, to: ">") else { return nil }
          return .end
        } else {
          return startTag()
        }
      case UInt8(ascii: "&"):
        let name = bytes[(position + 1)...].prefix(64).prefix { $0 != UInt8(ascii: ";") }
        position += 1
        let text = String(decoding: name, as: UTF8.self)
        guard text.hasPrefix("#") || XMLEntities.predefined[text] != nil else {
          return .entity(text)
        }
      default: position += 1
      }
    }
    return .finish
  }

  private mutating func startTag() -> Token? {
    var at = position + 1
    let name = bytes[at...].prefix { !Self.isBlank($0) && $0 != Self.slash && $0 != Self.close }
    guard !name.isEmpty else { return nil }
    at = name.endIndex
    let isRoot = !isInRoot
    isInRoot = true
    var id: String?
    attributes = [:]
    while true {
      at = bytes[at...].firstIndex { !Self.isBlank($0) } ?? bytes.count
      guard at < bytes.count else { return nil }
      let isEmpty = bytes[at] == Self.slash
      if isEmpty || bytes[at] == Self.close {
        let end = isEmpty ? at + 1 : at
        guard end < bytes.count, bytes[end] == Self.close else { return nil }
        position = end + 1
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        return .start(name: String(decoding: local, as: UTF8.self), id: id, isEmpty: isEmpty)
      }
      guard let (key, value) = attribute(&at) else { return nil }
      if key.elementsEqual("id".utf8) { id = XMLEntities.decoded(value) }
      if keepsAttributes, attributes.count < Self.mostAttributes {
        attributes[String(decoding: key, as: UTF8.self)] = value
      }
      if isRoot, rootAttributes.count < Self.mostAttributes {
        rootAttributes[String(decoding: key, as: UTF8.self)] = XMLEntities.decoded(value)
      }
    }
  }

  /// `key="value"` at `at`, which moves behind it.
  private func attribute(_ at: inout Int) -> (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    let key = bytes[at...].prefix { !Self.isBlank($0) && $0 != Self.equals && $0 != Self.close }
    guard !key.isEmpty,
      let equals = bytes[key.endIndex...].firstIndex(where: { !Self.isBlank($0) }),
      bytes[equals] == Self.equals,
      let open = bytes[(equals + 1)...].firstIndex(where: { !Self.isBlank($0) }),
      Self.isQuote(bytes[open]), let end = bytes[(open + 1)...].firstIndex(of: bytes[open])
    else { return nil }
    at = end + 1
    return (key, bytes[(open + 1)..<end])
  }

  /// Passes `<!DOCTYPE … [ … ]>`, in which quotes, comments and declarations may hold any mark.
  private mutating func skipDocumentType() -> Bool {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if has("<!--") {
        guard skip(4, to: "-->") else { return false }
        continue
      }
      if has("<?") {
        guard skip(2, to: "?>") else { return false }
        continue
      }
      if Self.isQuote(byte) {
        guard let end = bytes[(position + 1)...].firstIndex(of: byte) else { return false }
        position = end
      }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == Self.close { depth -= 1 }
      position += 1
      if depth == 0 { return true }
    }
    return false
  }

  private func has(_ text: StaticString) -> Bool {
    unsafe bytes[position...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Moves behind the next `mark`, looked for from `count` bytes on.
  private mutating func skip(_ count: Int, to mark: String) -> Bool {
    let mark = Array(mark.utf8)
    var at = position + count
    while at + mark.count <= bytes.count {
      if bytes[at] == mark[0], bytes[at..<(at + mark.count)].elementsEqual(mark) {
        position = at + mark.count
        return true
      }
      at += 1
    }
    return false
  }

  /// Of one element, no more are kept.
  private static let mostAttributes = 1000
  private static let slash = UInt8(ascii: "/")
  private static let close = UInt8(ascii: ">")
  private static let equals = UInt8(ascii: "=")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}

/// The value of an XML attribute as text.
package enum XMLEntities {
  /// The entities that need no declaration.
  static let predefined: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// Character references replaced, blanks made spaces; other entities stay as written.
  package static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = bytes
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += plain(rest[..<ampersand])
      // The longest reference to a character is shorter than this.
      let tail = rest[ampersand...].prefix(16)
      if let end = tail.firstIndex(of: UInt8(ascii: ";")),
        let text = character(String(decoding: rest[(ampersand + 1)..<end], as: UTF8.self))
      {
        result += text
        rest = rest[(end + 1)...]
      } else {
        result += "&"
        rest = rest[(ampersand + 1)...]
      }
    }
    return result + plain(rest)
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 == 9 || $0 == 10 || $0 == 13 ? 0x20 : $0 }, as: UTF8.self)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return predefined[name] }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
