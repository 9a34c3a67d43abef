// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process knows about its terminal and its standard streams.
package enum Terminal {
  /// Whether the stream ends at a terminal.
  package static func isTerminal(_ stream: StandardStream) -> Bool {
    isatty(stream.descriptor) == 1
  }

  /// The width of the stream's terminal in columns, `1...65535`; 80 where there is none, or where
  /// it does not say.
  package static func columns(of stream: StandardStream) -> Int {
    var size = winsize()
    let answer = unsafe ioctl(stream.descriptor, numericCast(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Makes the standard streams safe to use; call it once, before anything else.
  ///
  /// A closed pipe becomes an error of the write instead of the end of the process. A child keeps
  /// an ignored SIGPIPE through `exec`: whoever starts one resets it.
  ///
  /// A standard stream that was closed by our parent is opened again, the wrong way round, so that
  /// using it still fails, but no file of ours can get its number and receive our messages.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file over the user's limit becomes an error, too.
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is the closed one, since those below are open by now.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Those of the variables that are set in the environment.
  package static func environment(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { found, name in
      if let value = unsafe getenv(name) { found[name] = unsafe String(cString: value) }
    }
  }
}

/// What the user's locale can show.
package enum TextEncoding: Equatable, Sendable {
  /// Any character.
  case utf8
  /// Only what every terminal has.
  case ascii

  /// The variables that decide, the strongest first.
  package static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// What the environment says: the first of `variables` that is set and not empty names a locale,
  /// and the locale its encoding. Without any it is ASCII, as for the `C` locale.
  ///
  /// - Source: POSIX.1-2017, Base Definitions 8.2.
  package init(environment: [String: String]) {
    let locale = Self.variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    self = name.contains("utf-8") || name.contains("utf8") ? .utf8 : .ascii
  }

  /// What the locale of this process can show.
  static var current: TextEncoding { TextEncoding(environment: Terminal.environment(variables)) }
}
