// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// That stored bytes are not what they should be.
package struct StoredError: Error, Sendable { package init() {} }

/// A value that can be written down and read again.
package protocol Stored {
  /// Reads what `write` wrote.
  ///
  /// - Throws: `StoredError`: the bytes are others.
  init(from reader: inout StoredReader) throws(StoredError)
  /// Writes it behind what was written before.
  func write(to writer: inout StoredWriter)
}

/// Bytes of values, one behind the other.
package struct StoredWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  /// Nothing.
  package init() {}

  /// Writes values.
  package mutating func add<each Value: Stored>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }

  /// Writes bytes, their count first.
  package mutating func add(blob: [UInt8]) {
    blob.count.write(to: &self)
    bytes += blob
  }

  fileprivate mutating func add(word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
    }
  }
}

/// Reads values from bytes; whatever those are, it ends, and takes no more memory than they have.
package struct StoredReader {
  private let bytes: [UInt8]
  private var place = 0

  /// A reader of bytes from their beginning.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next value.
  package mutating func next<Value: Stored>(
    _ type: Value.Type = Value.self
  ) throws(StoredError) -> Value {
    try Value(from: &self)
  }

  /// The next bytes.
  package mutating func blob() throws(StoredError) -> [UInt8] {
    let count = try count()
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  /// A count of things that have at least a byte each.
  fileprivate mutating func count() throws(StoredError) -> Int {
    let count = try Int(from: &self)
    guard (0...bytes.count - place).contains(count) else { throw StoredError() }
    return count
  }

  fileprivate mutating func word() throws(StoredError) -> UInt64 {
    guard bytes.count - place >= 8 else { throw StoredError() }
    var word: UInt64 = 0
    for shift in 0..<8 { word |= UInt64(bytes[place + shift]) << UInt64(8 * shift) }
    place += 8
    return word
  }

  /// Makes sure that nothing follows.
  package func end() throws(StoredError) { if place != bytes.count { throw StoredError() } }
}

extension Int: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(truncatingIfNeeded: try reader.word())
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(word: UInt64(bitPattern: Int64(self)))
  }
}

extension Bool: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self = try reader.next(Int.self) != 0
  }

  package func write(to writer: inout StoredWriter) { writer.add(self ? 1 : 0) }
}

extension Double: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(bitPattern: try reader.word())
  }

  package func write(to writer: inout StoredWriter) { writer.add(word: bitPattern) }
}

extension String: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(decoding: try reader.blob(), as: UTF8.self)
  }

  package func write(to writer: inout StoredWriter) { writer.add(blob: Array(utf8)) }
}

extension Optional: Stored where Wrapped: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self = try reader.next(Bool.self) ? try reader.next(Wrapped.self) : nil
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(self != nil)
    if let self { writer.add(self) }
  }
}

extension Array: Stored where Element: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self = []
    for _ in 0..<(try reader.count()) { append(try reader.next()) }
  }

  package func write(to writer: inout StoredWriter) {
    writer.add(count)
    for element in self { writer.add(element) }
  }
}

extension Stored where Self: RawRepresentable, RawValue: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    guard let value = Self(rawValue: try reader.next(RawValue.self)) else { throw StoredError() }
    self = value
  }

  package func write(to writer: inout StoredWriter) { writer.add(rawValue) }
}
