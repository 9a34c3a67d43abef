// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
