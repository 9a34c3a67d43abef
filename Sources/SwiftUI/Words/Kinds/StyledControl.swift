// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A control whose look a modifier sets, by the modifier.
package enum StyledControl: String, Sendable, CaseIterable {
  case button = "buttonStyle"
  case gauge = "gaugeStyle"
  case label = "labelStyle"
  case progressView = "progressViewStyle"
  case toggle = "toggleStyle"

  /// The modifier that sets its style.
  package var modifier: String { rawValue }

  /// The control.
  package var view: ViewWord {
    switch self {
    case .button: .button
    case .gauge: .gauge
    case .label: .label
    case .progressView: .progressView
    case .toggle: .toggle
    }
  }

  /// The protocol of styles of the sources' own.
  var styleProtocol: String {
    switch self {
    case .button: "ButtonStyle"
    case .gauge: "GaugeStyle"
    case .label: "LabelStyle"
    case .progressView: "ProgressViewStyle"
    case .toggle: "ToggleStyle"
    }
  }
}
