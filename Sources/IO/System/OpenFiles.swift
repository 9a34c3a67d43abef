// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// How many files may be open at once, and what follows from it.
package enum OpenFiles {
  /// How often, and how long, opening waits for a file that others close: two seconds in all.
  package static let (mostWaits, microsecondsOfWait) = (100, UInt32(20_000))

  /// What one job has open at most: an input, a result, and the pipes of a helper on both sides.
  package static let perJob = 12

  /// How many jobs can work at once without one of them finding no file to open; at least 1.
  ///
  /// - Parameters:
  ///   - limit: How many files the process may have open.
  ///   - open: How many it has.
  package static func jobs(_ wanted: Int, limit: Int, open: Int) -> Int {
    max(1, min(wanted, (limit - open - reserved) / perJob))
  }

  /// As the process stands now.
  package static func jobs(_ wanted: Int) -> Int {
    wanted > 1 ? jobs(wanted, limit: left, open: 0) : 1
  }

  /// How many more may be open, from 0. Of very many, those that are open are not counted.
  package static var left: Int {
    let limit = limit
    guard limit < 1 << 12 else { return limit }
    return limit - (0..<Int32(limit)).count { fcntl($0, F_GETFD) >= 0 }
  }

  /// For the streams and lists that no job holds.
  private static let reserved = 4

  private static var limit: Int {
    var limits = rlimit()
    #if canImport(Glibc)
      let failed = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) != 0
    #else
      let failed = unsafe getrlimit(RLIMIT_NOFILE, &limits) != 0
    #endif
    return failed ? .max : Int(clamping: limits.rlim_cur)
  }
}
