// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VibrancyTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A named pipe that processes hold open: it ends when the last of them is gone.
final class Lifeline {
  private let folder: TemporaryFolder
  private let descriptor: Int32
  /// What a script redirects to.
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/lifeline"
    guard unsafe mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    // Without waiting for a writer; reading waits, later.
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
  }

  deinit { close(descriptor) }

  /// All that was written to it, once nobody holds it any more.
  func text() -> String {
    _ = fcntl(descriptor, F_SETFL, 0)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
