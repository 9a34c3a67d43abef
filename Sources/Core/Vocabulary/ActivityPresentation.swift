// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A way in which the system shows a Live Activity (ActivityKit).
///
/// Raw values are the keys of a description's `liveActivity`; they are permanent.
package enum ActivityPresentation: String, Sendable, Hashable, CaseIterable {
  /// The banner on the Lock Screen, on the Always-On display and, enlarged, in StandBy.
  case lockScreen
  /// The small form, in the Smart Stack of a watch and in CarPlay.
  case small
  /// The Dynamic Island while it is touched and held.
  case expanded
  /// The part of the Dynamic Island before the camera.
  case compactLeading
  /// The part of the Dynamic Island behind the camera.
  case compactTrailing
  /// The little that is left where several activities share the Dynamic Island.
  case minimal

  /// The other half of what is never shown alone; `nil` for one that is.
  package var partner: ActivityPresentation? {
    switch self {
    case .compactLeading: .compactTrailing
    case .compactTrailing: .compactLeading
    case .lockScreen, .small, .expanded, .minimal: nil
    }
  }

  /// The side whose length a Live Activity chooses, and the lengths it may have in points
  /// (Documented, HIG); `nil` where the system decides.
  package var freeSide: (side: Side, range: ClosedRange<Double>)? {
    switch self {
    case .lockScreen, .expanded: (.height, 84...160)
    case .minimal: (.width, 36.67...45)
    case .small, .compactLeading, .compactTrailing: nil
    }
  }

  /// `true` if what it is drawn on may be of a color that the activity chooses; the Dynamic Island is
  /// black.
  package var takesBackground: Bool {
    switch self {
    case .lockScreen, .small: true
    case .expanded, .compactLeading, .compactTrailing, .minimal: false
    }
  }

  /// A side of a rectangle.
  package enum Side: String, Sendable, Hashable { case width, height }
}

/// The form of one preview of a described widget: a family or a presentation.
package enum WidgetForm: Sendable, Hashable {
  /// The widget in one family.
  case family(Family)
  /// Its Live Activity; a place decides which of the presentations are seen.
  case liveActivity

  /// As previews are named by it: WidgetKit's name of the family, or `live-activity`.
  package var name: String {
    switch self {
    case .family(let family): family.rawValue
    case .liveActivity: "live-activity"
    }
  }

  /// As a sentence names it.
  package var words: String {
    switch self {
    case .family(let family): family.rawValue
    case .liveActivity: "a Live Activity"
    }
  }

  /// The family, if it is one.
  package var family: Family? {
    switch self {
    case .family(let family): family
    case .liveActivity: nil
    }
  }
}

extension Place {
  /// `true` if it shows Live Activities.
  package var isOfActivities: Bool { !presentations.isEmpty }

  /// `true` if a described widget ever appears here in a form.
  package func shows(_ form: WidgetForm, on os: SystemVersion) -> Bool {
    switch form {
    case .family(let family): shows(family, on: os)
    case .liveActivity: isOfActivities
    }
  }

  /// A place for each way in which Live Activities are shown, the plainest of several.
  package static var ofActivities: [Place] {
    var known: Set<[ActivityPresentation]> = []
    return distinct.filter { $0.isOfActivities && known.insert($0.presentations).inserted }
  }
}
