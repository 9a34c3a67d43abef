// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources
internal import VibrancyReporting

extension PageTemplate {
  /// The gallery's page.
  static let gallery = PageTemplate(unsafe String(cString: vibrancy_gallery_html()))
}
