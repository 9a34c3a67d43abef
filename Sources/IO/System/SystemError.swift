// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why the system refused a call.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong, as far as anybody reacts to it.
  package enum Kind: Sendable, Hashable {
    /// A signal came between: the call is made again.
    case interrupted
    /// A stream that does not block takes nothing now.
    case wouldBlock
    /// Whoever read a pipe is gone.
    case brokenPipe
    /// A descriptor that is not open.
    case badDescriptor
    /// There is something by that name already.
    case taken
    /// There is nothing by that name.
    case missing
    /// This user may not do it.
    case forbidden
    /// The file system takes no changes.
    case readOnly
    /// Anything else.
    case other
  }

  /// The system's number of the error.
  package let code: Int32

  /// An error by its number.
  package init(code: Int32) { self.code = code }

  /// What the last call of this thread failed with.
  static var last: SystemError { SystemError(code: errno) }

  /// A folder where a file is wanted.
  static let isFolder = SystemError(code: EISDIR)
  /// A disk without room.
  static let noSpace = SystemError(code: ENOSPC)
  /// A device that does not work.
  package static let inputOutput = SystemError(code: EIO)

  /// What went wrong.
  package var kind: Kind {
    switch code {
    case EINTR: .interrupted
    case EAGAIN, EWOULDBLOCK: .wouldBlock
    case EPIPE: .brokenPipe
    case EBADF: .badDescriptor
    case EEXIST: .taken
    case ENOENT: .missing
    case EACCES, EPERM: .forbidden
    case EROFS: .readOnly
    default: .other
    }
  }

  /// As the system puts it: `No space left on device`.
  package var description: String { SystemCall.text(code) }
}
