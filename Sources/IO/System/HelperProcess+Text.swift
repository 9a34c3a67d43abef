// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension HelperProcess {
  /// What programs find that look for installed fonts: also where the user keeps fonts.
  package static let textEnvironment: [String] =
    plainEnvironment.filter { !$0.hasPrefix("HOME=") }
    + ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH"]
    .compactMap { name in
      let value = unsafe getenv(name).map { unsafe String(cString: $0) }
      return value.map { "\(name)=\($0)" } ?? (name == "HOME" ? "HOME=/nonexistent" : nil)
    }
}
