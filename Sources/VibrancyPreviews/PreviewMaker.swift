// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyPNG
package import VibrancyScenes
internal import VibrancyVectors

/// Opens inputs, and makes previews and conversions of them: what the façade and lint have in common.
package struct PreviewMaker: Sendable {
  /// The rendering model; results never change within one.
  package let model: ModelVersion
  /// What inputs are held to before memory is taken for them.
  package var limits: PNGLimits
  /// What the programs that draw and decode for it share: 1 GiB of memory, and some patience.
  let helpers = HelperBudget()

  /// A maker of a model.
  package init(model: ModelVersion = .v1, limits: PNGLimits = PNGLimits()) {
    (self.model, self.limits) = (model, limits)
  }
}
