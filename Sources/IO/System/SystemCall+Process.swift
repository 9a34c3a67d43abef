// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyProcess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The process itself and its standard streams.
extension SystemCall {
  /// A variable of the environment; `nil`: it is not set.
  package static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The number of the user for whom the process works.
  package static var user: UInt32 { geteuid() }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  /// Ends the process by a signal that nothing handles.
  package static func end(bySignal number: Int32) -> Never {
    _ = kill(getpid(), number)
    // Nothing of ours goes on in the instant until it ends.
    while true { _ = pause() }
  }

  /// Makes the heap of this process give large blocks back to the system as soon as they are freed.
  package static func returnLargeBlocks() { vproc_return_large_blocks() }

  /// Gives what is free on the heap back to the system: worth its few milliseconds where much was read
  /// of which little is kept.
  package static func returnFreeMemory() { vproc_return_free_memory() }

  /// Whether a descriptor ends at a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The width of a descriptor's terminal in columns, from 1; `nil` where it does not say.
  package static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    let answer = unsafe ioctl(descriptor, numericCast(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Makes the standard streams safe to use; call it once, before anything else.
  ///
  /// A closed pipe becomes an error of the write instead of the end of the process. A child keeps
  /// an ignored SIGPIPE through `exec`: whoever starts one resets it.
  ///
  /// A standard stream that was closed by our parent is opened again, the wrong way round, so that
  /// using it still fails, but no file of ours can get its number and receive our messages.
  package static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    // A file over the user's limit becomes an error, too.
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is the closed one, since those below are open by now.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes some of the bytes: how many were taken, with error number 0, or why none.
  package static func write(
    _ descriptor: Int32, _ bytes: ArraySlice<UInt8>
  ) -> (taken: Int, errorNumber: Int32) {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
    return count >= 0 ? (count, 0) : (0, errno)
  }

  /// Waits until a descriptor that does not block takes more.
  package static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
