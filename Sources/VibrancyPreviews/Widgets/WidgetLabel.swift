// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
public import VibrancyScenes

/// Which preview of a described widget an input is.
public struct WidgetLabel: Sendable, Hashable {
  /// What the widget is called: its name, or its file's.
  public let name: String
  /// The combination of parameters; `nil` if there is but one.
  public let variant: String?
  /// The entry of its timeline; `nil` if it has none.
  public let entry: String?
  /// How much the entry matters; it has no pixels.
  public let relevance: Double?
  /// The family.
  public let family: Family
}

extension Input {
  /// Which preview of a described widget it is; `nil` for a picture.
  public var widget: WidgetLabel? {
    described.map { widget in
      WidgetLabel(
        name: widget.file.description.name?.value ?? AssetFile(path: widget.file.path).name,
        variant: widget.variant.variant, entry: widget.variant.entry,
        relevance: widget.variant.relevance, family: widget.family)
    }
  }
}
