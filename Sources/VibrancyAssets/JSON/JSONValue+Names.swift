// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// The fault of a string that is none of the names which may stand there.
  ///
  /// - Parameters:
  ///   - thing: What the names are: "scene".
  ///   - listing: Where to read them where none is near: "see `vibrancy scenes`".
  package func unknown(
    _ thing: String, among names: [String], listing: String? = nil
  ) -> JSONError {
    let word = string ?? ""
    return fault(
      "is '\(JSONText.shown(word))', no \(thing); \(advice(on: word, among: names, listing))")
  }

  /// The fault of a key that is none of those which may stand there.
  package func unknownKey(
    _ thing: String, among names: [String], listing: String? = nil
  ) -> JSONError {
    keyFault("is no \(thing); \(advice(on: key, among: names, listing))")
  }

  private func advice(on word: String, among names: [String], _ listing: String?) -> String {
    if let listing, nearestWord(to: word, among: names) == nil { return listing }
    return remedy(for: word, among: names)
  }
}
