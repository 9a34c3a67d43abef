// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyCache
package import VibrancyFacts
package import VibrancyRules

extension CodeLocation: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(path: try reader.next(), line: try reader.next(), candidates: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(path, line, candidates) }
}

extension Message: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(try reader.next([Piece].self))
  }

  package func write(to writer: inout StoredWriter) { writer.add(pieces) }
}

extension Message.Piece: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self =
      try reader.next(Bool.self)
      ? .argument(try reader.next()) : .words(try reader.next())
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .words(let words): writer.add(false, words)
    case .argument(let argument): writer.add(true, argument)
    }
  }
}

extension MessageArgument: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    switch try reader.next(Int.self) {
    case 0: self = .figure(digits: try reader.next(), try reader.next())
    case 1: self = .modelRange(low: try reader.next(), high: try reader.next(), try reader.next())
    case 2: self = .line(try reader.next())
    case 3: self = .code(path: try reader.next(), line: try reader.next())
    case 4: self = .name(try reader.next())
    case 5: self = .file(try reader.next())
    case 6: self = .color(try reader.next())
    case 7: self = .place(id: try reader.next(), words: try reader.next())
    case 8: self = .word(try reader.next())
    case _: throw StoredError()
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .figure(let digits, let unit): writer.add(0, digits, unit)
    case .modelRange(let low, let high, let unit): writer.add(1, low, high, unit)
    case .line(let line): writer.add(2, line)
    case .code(let path, let line): writer.add(3, path, line)
    case .name(let name): writer.add(4, name)
    case .file(let name): writer.add(5, name)
    case .color(let hex): writer.add(6, hex)
    case .place(let id, let words): writer.add(7, id, words)
    case .word(let word): writer.add(8, word)
    }
  }
}

extension Reason: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    switch try reader.next(Int.self) {
    case 0: self = .modelRange
    case 1: self = .code(.rendering(try reader.next()))
    case 2: self = .code(.colors(try reader.next()))
    case 3: self = .otherFormat(try reader.next())
    case 4: self = .other(try reader.next())
    case _: throw StoredError()
    }
  }

  package func write(to writer: inout StoredWriter) {
    switch self {
    case .modelRange: writer.add(0)
    case .code(.rendering(let location)): writer.add(1, location)
    case .code(.colors(let location)): writer.add(2, location)
    case .otherFormat(let text): writer.add(3, text)
    case .other(let text): writer.add(4, text)
    }
  }
}

extension Advice: Stored {
  package init(from reader: inout StoredReader) throws(StoredError) {
    self.init(try reader.next(), or: try reader.next())
  }

  package func write(to writer: inout StoredWriter) { writer.add(action, alternative) }
}
