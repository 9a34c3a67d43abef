// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// Writes whole texts to the standard streams, whatever the system does in between.
package struct StreamWriter: Sendable {
  /// Writes some of the bytes to a descriptor: how many it took, with error number 0, or why none.
  package typealias SystemCall =
    @Sendable (Int32, ArraySlice<UInt8>) -> (taken: Int, errorNumber: Int32)

  private let call: SystemCall
  private let waitUntilWritable: @Sendable (Int32) -> Void

  /// A writer that asks the system.
  package init() {
    self.init(
      call: { VibrancySystem.SystemCall.write($0, $1) },
      waitUntilWritable: { VibrancySystem.SystemCall.waitUntilWritable($0) })
  }

  /// A writer that asks `call`, for tests.
  package init(
    call: @escaping SystemCall, waitUntilWritable: @escaping @Sendable (Int32) -> Void
  ) {
    (self.call, self.waitUntilWritable) = (call, waitUntilWritable)
  }

  /// Writes all of `text` in UTF-8, as it is: escape names from outside first (`VisibleText`).
  ///
  /// Interrupted and partial writes go on; a stream that does not block is waited for.
  ///
  /// - Throws: `readerGone` for a closed pipe (`Terminal.prepare` must have been called, or the
  ///   process ends), `refused` for anything else.
  package func write(_ text: String, to stream: StandardStream) throws(StreamError) {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes all of the bytes, as it does with those of a text.
  func write(_ bytes: [UInt8], to stream: StandardStream) throws(StreamError) {
    var rest = bytes[...]
    var idleCalls = 0
    while !rest.isEmpty {
      let (taken, errorNumber) = call(stream.descriptor, rest)
      if errorNumber == 0 {
        rest = rest.dropFirst(taken)
        // A broken device could take nothing, without an error, for ever.
        idleCalls = taken == 0 ? idleCalls + 1 : 0
        guard idleCalls < 1000 else {
          throw .refused(stream, code: SystemError.inputOutput.code)
        }
        continue
      }
      switch SystemError(code: errorNumber).kind {
      case .interrupted: continue
      case .wouldBlock: waitUntilWritable(stream.descriptor)
      case .brokenPipe: throw .readerGone(stream)
      case .badDescriptor, .taken, .missing, .forbidden, .readOnly, .other:
        throw .refused(stream, code: errorNumber)
      }
    }
  }
}

/// A stream the command writes to.
package enum StandardStream: Int32, Sendable {
  /// Results.
  case output = 1
  /// Everything else.
  case error = 2

  /// Its number as a file descriptor.
  var descriptor: Int32 { rawValue }

  /// Its name in messages.
  var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}

/// Why a standard stream took no more.
package enum StreamError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reader of the pipe went away, as `head` does when it has seen enough.
  case readerGone(StandardStream)
  /// The system refused, with its error number.
  case refused(StandardStream, code: Int32)

  /// The status it forces: none for a reader that has seen enough, since that is its own wish and
  /// the run is as good as it was; a failure for all else, since results are lost.
  package var status: ExitStatus? {
    switch self {
    case .readerGone: nil
    case .refused: .failure
    }
  }

  /// One line without a newline.
  package var description: String {
    switch self {
    case .readerGone(let stream): "\(stream.name): the reader closed the pipe"
    case .refused(let stream, let code):
      switch SystemError(code: code).kind {
      case .badDescriptor: "\(stream.name) is closed; redirect it to a file or a pipe"
      case .interrupted, .wouldBlock, .brokenPipe, .taken, .missing, .forbidden, .readOnly, .other:
        "\(stream.name): cannot be written: \(SystemError(code: code))"
      }
    }
  }
}
