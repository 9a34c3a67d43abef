// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyVocabulary

/// A folder whose sources make widgets, as far as they tell.
public struct EvidenceTarget: Sendable, Hashable {
  /// A widget that a target declares.
  public struct Widget: Sendable, Hashable {
    /// The name of its type.
    public let name: String
    /// Where the type is declared.
    public let place: SourcePlace
    /// The families it supports; nil for all.
    public let families: Set<Family>?
    /// The places, that it disfavors in each of its families.
    package let removedPlaces: Set<WidgetLocation>
    /// Whether a place may remove its container background.
    public let backgroundIsRemovable: Bool
    /// Whether it is a Live Activity, which is no widget to look at.
    public let isActivity: Bool

    /// The folder of the file that declares it.
    var folder: String { PathNames.folder(of: place.path) }
  }

  /// Its folder below the input's root; empty for the root itself.
  public let folder: String
  /// Whether it is for watchOS: a folder of its path is named for the watch.
  public let isWatch: Bool
  /// The families of all its widgets; nil for all there are.
  public let families: Set<Family>?
  /// Its widgets and Live Activities, in the order of their places.
  public let widgets: [Widget]
  /// The places that show an image whose name is computed.
  public internal(set) var computedNames: [SourcePlace] = []

  /// Whether a file or folder is in it.
  public func contains(_ path: String) -> Bool { PathNames.isPath(path, in: folder) }
}
