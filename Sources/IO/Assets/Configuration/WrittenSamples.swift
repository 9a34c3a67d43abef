// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A sample of a configuration file.
package struct WrittenSample: Sendable {
  /// Its name.
  package var name: String
  /// The fields of the entry; `nil`: none is changed.
  package var entry: JSONNode?

  /// A sample.
  package init(name: String, entry: JSONNode?) { (self.name, self.entry) = (name, entry) }
}

/// The samples of a configuration file: of each widget, by the name of its type, a list of objects
/// with a `name` and an `entry`.
package struct WrittenSamples {
  private enum Key: String, CaseIterable { case name, entry }

  /// The samples, by the name of the widget's type.
  package private(set) var samples: [String: [WrittenSample]] = [:]
  /// All of them, to be read again.
  package let node: JSONNode
  /// Where each widget's stand.
  private var places: [JSONCursor] = []
  /// What is wrong with the file so far; who looks up fields adds to it.
  package let mistakes: JSONMistakes

  /// More samples of a widget than anybody looks at.
  package static let mostSamples = 24

  /// Reads what it can; what is wrong is kept among the cursor's mistakes.
  package init(at cursor: JSONCursor) {
    (mistakes, node) = (cursor.mistakes, cursor.node)
    places = cursor.members() ?? []
    for widget in places {
      if let elements = widget.node.elements, elements.isLonger(than: Self.mostSamples) {
        widget.report("has more than \(Self.mostSamples) elements; use fewer")
        continue
      }
      samples[widget.node.key] = widget.list { element in
        guard let object = element.object(Key.self, .exact) else { return nil }
        guard let name = object.required(.name)?.text() else { return nil }
        if let entry = object[.entry], entry.node.members == nil {
          entry.reportKind(wanted: "an object of the entry's fields")
          return nil
        }
        return WrittenSample(name: name.value, entry: object[.entry]?.node)
      }
    }
  }

  /// Keeps that names are not of widgets.
  ///
  /// - Parameter widgets: The names of all widgets of the input.
  package func check(against widgets: [String]) {
    for place in places where !widgets.contains(place.node.key) {
      place.reportUnknownKey("widget", among: widgets)
    }
  }
}
