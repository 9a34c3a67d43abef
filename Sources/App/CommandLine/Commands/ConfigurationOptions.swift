// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Which configuration holds.
struct ConfigurationOptions: Sendable {
  /// The one that was named.
  let config: Option<String?>
  /// That none is read.
  let isolated: Option<Bool>

  /// Declares them.
  ///
  /// - Parameter isolation: What happens without one.
  init(_ options: inout OptionReader, isolation: String) {
    options.heading = "Configuration"
    config = options.value(
      "config", .file, otherwise: ".vibrancy.json, found upwards from the input",
      help: "the configuration; 'vibrancy schema config' describes it")
    isolated = options.flag("isolated", help: isolation)
    options.exclude(config, isolated)
  }

  /// Whether no configuration is read.
  var isIsolated: Bool { isolated.value }

  /// Where the configuration that holds for some inputs is looked for.
  func source(for paths: [String]) -> ConfigurationSource {
    isIsolated ? .none : config.value.map { .file($0) } ?? .found(above: paths)
  }
}
