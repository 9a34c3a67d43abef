// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes whole texts to the standard streams, whatever the system does in between.
package struct StreamWriter: Sendable {
  /// Writes some of the bytes to a descriptor: how many it took, with error number 0, or why none.
  package typealias SystemCall =
    @Sendable (Int32, ArraySlice<UInt8>) -> (taken: Int, errorNumber: Int32)

  private let call: SystemCall
  private let waitUntilWritable: @Sendable (Int32) -> Void

  /// A writer that asks the system.
  package init() {
    self.init(call: { systemWrite($0, $1) }, waitUntilWritable: { systemWait($0) })
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
      switch errorNumber {
      case 0:
        rest = rest.dropFirst(taken)
        // A broken device could take nothing, without an error, for ever.
        idleCalls = taken == 0 ? idleCalls + 1 : 0
        guard idleCalls < 1000 else { throw .refused(stream, code: EIO) }
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: waitUntilWritable(stream.descriptor)
      case EPIPE: throw .readerGone(stream)
      default: throw .refused(stream, code: errorNumber)
      }
    }
  }
}

private func systemWrite(
  _ descriptor: Int32, _ bytes: ArraySlice<UInt8>
) -> (taken: Int, errorNumber: Int32) {
  let count = unsafe bytes.withUnsafeBytes { buffer in
    unsafe write(descriptor, buffer.baseAddress, buffer.count)
  }
  return count >= 0 ? (count, 0) : (0, errno)
}

private func systemWait(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = unsafe poll(&request, 1, -1)
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
    case .refused(let stream, EBADF): "\(stream.name): is closed; redirect it to a file or a pipe"
    case .refused(let stream, let code):
      unsafe "\(stream.name): cannot be written: \(String(cString: strerror(code)))"
    }
  }
}
