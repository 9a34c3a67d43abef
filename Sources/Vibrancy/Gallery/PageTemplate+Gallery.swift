// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyReporting

extension PageTemplate {
  /// The gallery's page.
  static let gallery = PageTemplate(
    String(decoding: PackageResources.gallery_html, as: UTF8.self))
}
