// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which file or folder a path leads to, whatever it is called.
public struct FileIdentity: Sendable, Hashable {
  let device: UInt64
  let number: UInt64

  /// The identity of what is at a path, links followed; `nil` if nothing is.
  public static func of(_ path: String) -> FileIdentity? {
    try? SystemCall.status(of: path).identity
  }

  init(device: UInt64, number: UInt64) { (self.device, self.number) = (device, number) }
}
