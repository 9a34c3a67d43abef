// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `dark-halo`: the share of the visible pixels that are a dark glow far from anything solid.
func darkHalo(_ masks: ArtMasks) -> Double {
  guard !masks.shade.isEmpty else { return 0 }
  var halo = masks.shade
  halo.subtract(masks.solid.dilatedByDisc())
  return Double(halo.count) / Double(masks.visible.count)
}
