// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancySodium

/// The digest of all that a result depends on: BLAKE2b, 32 bytes.
///
/// A folder of results may be shared, and what is judged comes from anybody. With a hash that is not
/// made to resist it, somebody could craft art that has the digest of other art and is passed by its
/// verdicts.
package struct CacheKey: Sendable, Hashable, CustomStringConvertible {
  /// How many bytes a digest has.
  static let byteCount = 32

  /// The digest.
  package let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of some bytes.
  package init(of bytes: some Collection<UInt8>) {
    let digest = Digest()
    digest.add(Array(bytes))
    self = digest.key
  }

  /// 64 hexadecimal digits in lower case.
  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// A digest of bytes that come portion by portion.
@safe package final class Digest {
  private let state: UnsafeMutableRawPointer

  /// The digest of nothing so far.
  package init() {
    _ = Self.isReady
    unsafe state = .allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
    unsafe vsodium_begin(state)
  }

  deinit { unsafe state.deallocate() }

  /// Chooses the instructions that the processor has; without it the slow ones are taken.
  private static let isReady = sodium_init() >= 0

  /// Takes the next bytes.
  package func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe vsodium_add(state, buffer.baseAddress, buffer.count)
    }
  }

  /// The digest; nothing may be added afterwards.
  package var key: CacheKey {
    CacheKey(
      unsafe [UInt8](unsafeUninitializedCapacity: CacheKey.byteCount) { buffer, count in
        unsafe vsodium_end(state, buffer.baseAddress)
        count = CacheKey.byteCount
      })
  }
}

/// Something that says itself what of it decides results.
package protocol KeyIngredient {
  /// Adds that.
  func add(to key: inout KeyBytes)
}

/// The bytes of which a key is the digest: no two lists of ingredients have the same.
///
/// Values are taken apart as the compiler knows them, field by field, so that no field can be
/// forgotten, be it added tomorrow. The layout is that of one build: keys begin with the build.
package struct KeyBytes: Sendable {
  /// What was added so far.
  package private(set) var bytes: [UInt8] = []
  /// The kinds of values that cannot be taken apart: functions, as a rule.
  package private(set) var unknown: Set<String> = []

  /// Nothing.
  package init() {}

  /// The digest; never the same again if something in it is unknown, so that nothing is found by it.
  package var key: CacheKey {
    if unknown.isEmpty { return CacheKey(of: bytes) }
    var other = self
    for _ in 0..<4 { other.add(Int.random(in: .min ... .max)) }
    return CacheKey(of: other.bytes)
  }

  /// Adds a number.
  package mutating func add(_ number: Int) {
    let word = UInt64(bitPattern: Int64(number))
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
    }
  }

  /// Adds a text, its length first.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += Array(text.utf8)
  }

  /// Adds texts in their order.
  package mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  /// Adds a digest.
  package mutating func add(_ key: CacheKey) { bytes += key.bytes }

  /// Adds bytes by their digest: there may be millions.
  package mutating func add(digestOf bytes: [UInt8]) { add(CacheKey(of: bytes)) }

  /// Adds any value: what it says of itself, else its fields, cases, elements and members.
  package mutating func add(value: Any) {
    let type = Swift.type(of: value)
    // The usual ones first: to ask for a protocol takes longer.
    if type == String.self, let text = value as? String { return add(text) }
    if let own = value as? any KeyIngredient {
      own.add(to: &self)
      return
    }
    if type == [UInt8].self, let samples = value as? [UInt8] { return add(digestOf: samples) }
    if type == [String].self, let texts = value as? [String] { return add(texts) }
    if type == Set<String>.self, let texts = value as? Set<String> { return add(texts.sorted()) }
    let mirror = Mirror(reflecting: value)
    add(mirror.children.count)
    switch mirror.displayStyle {
    case .struct, .class, .tuple, .optional, .collection:
      for child in mirror.children { add(value: child.value) }
    case .enum: addCase(value, mirror)
    case .set, .dictionary:
      // In the order of their bytes, which is the same in every process.
      let members = mirror.children.map { member in
        var own = KeyBytes()
        own.add(value: member.value)
        unknown.formUnion(own.unknown)
        return own.bytes
      }
      for member in members.sorted(by: { $0.lexicographicallyPrecedes($1) }) { bytes += member }
    default: unknown.insert("\(type)")
    }
  }

  private mutating func addCase(_ value: Any, _ mirror: Mirror) {
    if let child = mirror.children.first {
      add(child.label ?? "")
      add(value: child.value)
    } else if let raw = value as? any RawRepresentable {
      add(value: Self.rawValue(of: raw))
    } else {
      add(String(describing: value))
    }
  }

  private static func rawValue(of value: some RawRepresentable) -> Any { value.rawValue }
}

extension Int: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(self) }
}

extension UInt8: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(Int(self)) }
}

extension UInt64: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(Int(truncatingIfNeeded: self)) }
}

extension Bool: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(self ? 1 : 0) }
}

extension Double: KeyIngredient {
  package func add(to key: inout KeyBytes) { bitPattern.add(to: &key) }
}

extension Float: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(Int(bitPattern)) }
}

extension String: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(self) }
}

extension CacheKey: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(self) }
}
