// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A function of the sources that modifies a widget's configuration.
struct ConfigurationHelper: Sendable {
  var parameters: [Parameter]
  var calls: [ConfigurationCall]
  var path: String
}
