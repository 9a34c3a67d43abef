// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
public import VibrancyPNG
public import VibrancyScenes

/// Shows off-device how the system repaints a widget's art: **an estimate**, see the model.
///
/// Rendering and converting are pure and synchronous; batches are `async`. The same input gives
/// the same pixels on every machine and for any number of jobs.
///
/// ```swift
/// let simulator = Simulator(model: .v1)
/// let preview = try simulator.render(Input(path: "rain@3x.png"), in: .lockScreen(wallpaper: .mid))
/// let bytes = try preview.pngData()
/// ```
public struct Simulator: Sendable {
  /// The rendering model; results never change within one.
  public let model: ModelVersion
  /// What inputs are held to before memory is taken for them.
  public var limits: PNGLimits
  /// What the programs that draw and decode for it share: 1 GiB of memory, and some patience.
  let helpers = HelperBudget()

  /// A simulator of a model.
  public init(model: ModelVersion = .v1, limits: PNGLimits = PNGLimits()) {
    (self.model, self.limits) = (model, limits)
  }
}
