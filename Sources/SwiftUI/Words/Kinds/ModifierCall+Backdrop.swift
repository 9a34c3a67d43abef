// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierCall {
  /// A style that is no view of its own.
  func plainStyle(_ value: SampleValue?) -> ForegroundStyle? {
    switch value {
    case .interface: ui.style(value)
    case .implicit: ui.paint(value, at: spot)
    case _: nil
    }
  }

  /// As `plainStyle`, of what lies behind a view: what is not known is rather a color than a view.
  func backdrop(_ value: SampleValue?) -> ForegroundStyle? {
    if case .unknown? = value { return ui.paint(value, at: spot) }
    return plainStyle(value)
  }
}
