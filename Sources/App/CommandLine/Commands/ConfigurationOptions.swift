// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Which configuration holds.
struct ConfigurationOptions: Sendable {
  /// Whether none is read.
  let isIsolated: Bool
  private let path: String?

  /// Declares them.
  ///
  /// - Parameter isolation: What happens without one.
  init(_ options: inout OptionReader, isolation: String) {
    options.heading = "Configuration"
    let config = options.value(
      "config", .file, otherwise: ".vibrancy.json, found upwards from the input",
      help: "the configuration; 'vibrancy schema config' describes it")
    let isolated = options.flag("isolated", help: isolation)
    options.exclude(config, isolated)
    (path, isIsolated) = (config.value, isolated.value)
  }

  /// Where the configuration that holds for some inputs is looked for.
  func source(for paths: [String]) -> ConfigurationSource {
    isIsolated ? .none : path.map { .file($0) } ?? .found(above: paths)
  }
}
