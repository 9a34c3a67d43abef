// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A JSON5 file: values through `JSONDecoder`, places through `JSONLocator`.
package struct JSONFile: Sendable {
  /// The path as the user knows it; errors name it.
  package let path: String
  /// Where everything stands.
  package let locator: JSONLocator
  private let bytes: [UInt8]
  /// Whether it lies outside of its input, so that errors tell nothing of what it holds.
  private let isOutside: Bool

  /// Reads a file's bytes.
  ///
  /// - Throws: Where they are not JSON5, not UTF-8 or exceed a limit.
  package init(
    _ bytes: [UInt8], path: String, limits: JSONLimits = JSONLimits(), isOutside: Bool = false
  ) throws(JSONError) {
    do throws(JSONError) {
      locator = try JSONLocator(bytes, path: path, limits: limits)
    } catch {
      throw isOutside ? error.withheld : error
    }
    (self.bytes, self.path, self.isOutside) = (bytes, path, isOutside)
  }

  /// Decodes a value from a file's bytes.
  ///
  /// - Throws: As `init` and `decode(_:)`.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], path: String, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> Value {
    try JSONFile(bytes, path: path, limits: limits).decode(type)
  }

  /// Decodes the document.
  ///
  /// A type that wants a whole number decodes a `Double` and looks: of a fraction where an `Int` is
  /// wanted, the decoder does not say the place, and the error names the whole document.
  ///
  /// - Throws: What does not fit the type, with its place; a `JSONFault` that `init(from:)` threw
  ///   becomes such an error.
  package func decode<Value: Decodable>(_ type: Value.Type) throws(JSONError) -> Value {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      // The decoder reads behind a number that ends the text.
      return try decoder.decode(type, from: Data(bytes + [0x0A]))
    } catch let error as DecodingError {
      throw self.error(error)
    } catch let fault as JSONFault {
      throw self.error(fault.part, at: fault.path, fault.reason)
    } catch let error as JSONError {
      throw error
    } catch {
      throw self.error(.value, at: [], "cannot be read: \(error); check it")
    }
  }

  /// An error at the key or the value at a path, which is put in front of the reason.
  package func error(
    _ part: JSONFault.Part, at path: [JSONKey], _ reason: String
  ) -> JSONError {
    let position = part == .key ? locator.keyPosition(of: path) : locator.position(of: path)
    let subject = path.isEmpty ? "the document" : JSONKey.text(path)
    let error = JSONError(path: self.path, position: position, reason: "\(subject) \(reason)")
    return isOutside ? error.withheld : error
  }

  private func error(_ error: DecodingError) -> JSONError {
    switch error {
    case .typeMismatch(let type, let context):
      return mismatch(with: type, at: context.codingPath.map { JSONKey($0) })
    case .valueNotFound(let type, let context):
      return mismatch(with: type, at: context.codingPath.map { JSONKey($0) })
    case .keyNotFound(let key, let context):
      let path = context.codingPath.map { JSONKey($0) }
      return self.error(.value, at: path, "has no \"\(JSONText.shown(key.stringValue))\"; add it")
    case .dataCorrupted(let context): return unusable(context)
    @unknown default: return self.error(.value, at: [], "cannot be read; check it")
    }
  }

  private func unusable(_ context: DecodingError.Context) -> JSONError {
    let path = context.codingPath.map { JSONKey($0) }
    let (node, found) = locator.nearest(path)
    if found == path.count, locator.kind(of: node) == JSONNode.Kind.number.name {
      return error(.value, at: path, "is a number that does not fit here; write another")
    }
    guard !path.isEmpty else {
      return error(.value, at: path, "holds a number that does not fit its place; check each")
    }
    return error(.value, at: path, "cannot be used: \(context.debugDescription)")
  }

  private func mismatch(with type: any Any.Type, at path: [JSONKey]) -> JSONError {
    let (node, found) = locator.nearest(path)
    let actual = found == path.count ? locator.kind(of: node) : "missing"
    return error(.value, at: path, "is \(actual); write \(Self.name(of: type))")
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case _ where "\(type)".hasPrefix("Array<"): "a list"
    case _ where "\(type)".hasPrefix("Dictionary<"): "an object"
    default: "what the documentation of the format asks for"
    }
  }
}
