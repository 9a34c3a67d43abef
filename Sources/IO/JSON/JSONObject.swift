// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The members of an object that is being read, by keys that are known.
package struct JSONObject<Key: RawRepresentable<String> & CaseIterable & Hashable> {
  /// The object.
  package let cursor: JSONCursor
  private var members: [Key: JSONCursor] = [:]
  private var nulls: [Key: JSONCursor] = [:]
  private var doubled: [Key: [JSONCursor]] = [:]

  fileprivate init(_ cursor: JSONCursor) { self.cursor = cursor }

  /// A member; `nil` if there is none.
  package subscript(key: Key) -> JSONCursor? { members[key] }

  /// All members of a key: several where it stands there more than once.
  package func all(_ key: Key) -> [JSONCursor] {
    [members[key]].compactMap(\.self) + (doubled[key] ?? [])
  }

  /// A member, even if it is `null` where that means that there is none.
  package func orNull(_ key: Key) -> JSONCursor? { members[key] ?? nulls[key] }

  /// A member that has to be there; that it is not is reported.
  package func required(_ key: Key) -> JSONCursor? {
    if let member = members[key] { return member }
    // It may stand in what could not be understood, or behind the last mistake that is kept.
    if !cursor.node.record.isDamaged, !cursor.mistakes.isFull {
      cursor.report("has no \"\(key.rawValue)\"", fix: "add it")
    }
    return nil
  }

  fileprivate mutating func add(_ member: JSONCursor, as key: Key) -> Bool {
    if members[key] != nil {
      doubled[key, default: []].append(member)
      return false
    }
    members[key] = member
    return true
  }
}

/// How exactly an object has to keep to the keys that are known.
package enum JSONStrictness: Sendable {
  /// A file that people write: any other key is a mistake, and so is one that stands there twice.
  case exact
  /// Any other key is a mistake; of one that stands there twice the first counts.
  case known
  /// A file of somebody else's tools: other keys mean something to others, one that is known and stands
  /// there twice is a mistake, as readers differ in which counts, and `null` is as if it were not there.
  case open
}

extension JSONCursor {
  /// The members of an object by key.
  ///
  /// - Parameter elsewhere: Keys that are known in another place, with what to do about them.
  package func object<Key>(
    _ keys: Key.Type = Key.self, _ strictness: JSONStrictness,
    elsewhere: [String: String] = [:]
  ) -> JSONObject<Key>? {
    guard let values = node.members else {
      reportKind(wanted: "an object")
      return nil
    }
    var object = JSONObject<Key>(self)
    var unknown: Set<String> = []
    for value in values {
      if mistakes.isFull { break }
      let (name, member) = (value.key, mistakes.cursor(at: value))
      if let key = Key(rawValue: name) {
        // Of two the first counts, even if it is null.
        if !object.add(member, as: key), strictness != .known {
          mistakes.addDoubled(at: member.node)
        }
      } else if strictness != .open, unknown.insert(name).inserted {
        if let advice = elsewhere[name] {
          member.reportKey("is not a key of this object", fix: advice)
        } else {
          let known = Key.allCases.map(\.rawValue).filter { $0 != "$schema" }
          member.reportUnknownKey("key", among: known)
        }
      }
    }
    if strictness == .open { object.dropNulls() }
    return object
  }
}

extension JSONObject {
  fileprivate mutating func dropNulls() {
    nulls = members.filter { $0.value.node.isNull }
    members = members.filter { !$0.value.node.isNull }
  }

  /// A string with where it is written, if the member is there.
  package func string(_ key: Key) -> Written<String>? { self[key]?.string() }

  /// True or false, if the member is there.
  package func flag(_ key: Key) -> Bool? { self[key]?.flag() }

  /// Strings with where they are written, if the member is there.
  package func strings(_ key: Key) -> [Written<String>]? { self[key]?.list { $0.string() } }
}
