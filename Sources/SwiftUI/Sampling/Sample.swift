// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyRunning
package import VibrancySyntax

/// Data that a widget is drawn with.
package struct Sample {
  /// Where it comes from, in the order of preference; written samples override all.
  package enum Origin: String, Sendable, Hashable {
    /// `"samples"` of the configuration file.
    case configuration
    /// `#Preview` or a `PreviewProvider`.
    case preview
    /// The provider's `placeholder(in:)`.
    case placeholder
    /// The provider's `getSnapshot(in:completion:)` or `snapshot(for:in:)`.
    case snapshot
    /// A static member of the entry's type.
    case member
    /// The initializer of the entry's type.
    case initializer
    /// Values by their types alone.
    case standIns
    /// A widget without data.
    case none
  }

  /// Its name, unique among those of its widget and family, the same in every run.
  package var name: String
  /// Where it comes from.
  package var origin: Origin
  /// The entry; of a Live Activity its context.
  package var entry: SampleValue
  /// The view of a preview that shows a view of the widget's own; `nil`: the widget shows the entry.
  package var view: ViewValue?
  /// Whether any of its values is made up by its type.
  package var hasStandIns = false
  /// The entry as code gives it, with holes where values are made up; of use where it has stand-ins.
  package var code: SampleValue?
  /// Where it is written.
  package var spot: Spot?

  /// A sample.
  package init(name: String, origin: Origin, entry: SampleValue) {
    (self.name, self.origin, self.entry) = (name, origin, entry)
  }
}
