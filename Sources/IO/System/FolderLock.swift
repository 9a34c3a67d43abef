// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Keeps other runs out of a folder while its files are replaced.
package struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits for it, half a minute at most; where the file system has no locks there is none.
  ///
  /// - Parameter waits: Whether to wait at all.
  /// - Returns: `nil`: somebody else has it all the time.
  package init?(_ folder: String, waits: Bool = true) {
    descriptor = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    // Most hold it for the instant that replacing a file takes.
    var (pause, left) = (UInt32(200), UInt32(waits ? 30_000_000 : 0))
    while true {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      guard left >= pause else { break }
      _ = usleep(pause)
      left -= pause
      pause = min(2 * pause, 50_000)
    }
    SystemCall.close(descriptor)
    return nil
  }

  /// Lets others in.
  package func release() { if descriptor >= 0 { SystemCall.close(descriptor) } }
}
