// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

/// What an expression comes to, as far as it can be known without running it.
indirect enum Value {
  /// Not known; of a type, if that is.
  case unknown(TypeName?)
  case truth(Bool)
  case number(Double)
  case text(Names)
  /// A case of an enum, or a name behind a dot whose type is not known: one of these.
  case member(Set<String>, TypeName?)
  /// A view.
  case view(ViewTree)
  /// A color, gradient or other style.
  case paint(Paint)
  /// A picture's source: `ImageResource`, `UIImage`, `Data`.
  case picture(Picture)
  case closure(Function)
  /// A method with what it is called on.
  case method([Program.Member], on: Value?)
  /// An instance of a type of the sources.
  case object(Instance)
  /// A type's name.
  case type(String)
  case list([Value])
  case pairs([(key: Value, value: Value)])
  /// `nil`.
  case nothing
  /// A call behind a dot, `.load()`: of the type that is expected where it stands.
  case implicit(String, [Passed], Spot)
  /// `EnvironmentValues`.
  case environment
  case configuration(WidgetConfiguration)
  /// One of these.
  case either([Value])

  /// Not known at all.
  static var any: Value { .unknown(nil) }

  /// The call that it comes from, if that was not followed.
  var gap: Gap? { if case .unknown(let type) = self { type?.gap } else { nil } }

  /// The same, with the call that it comes from where nothing is known of that yet.
  func from(_ gap: @autoclosure () -> Gap?) -> Value {
    guard case .unknown(let known) = self, known?.gap == nil, let gap = gap() else { return self }
    var type = known ?? TypeName("")
    type.gap = gap
    return .unknown(type)
  }
}

/// An instance of a type of the sources.
struct Instance {
  let type: Int
  /// What its properties were given.
  var fields: [String: Value] = [:]
  let spot: Spot

  /// Which type, made where.
  struct Identity: Hashable {
    let type: Int
    let spot: Spot?
  }

  /// Whether it was given views, or what makes them.
  var holdsViews: Bool {
    fields.values.contains { value in
      switch value {
      case .view, .closure, .object, .method, .either, .list: true
      case .unknown, .truth, .number, .text, .member, .paint, .picture, .type, .pairs, .nothing,
        .environment, .implicit, .configuration:
        false
      }
    }
  }
}

/// A closure with what it captured.
struct Function {
  var closure: Closure
  var frame: Frame
}

/// What names mean at a place.
struct Frame {
  var file: Int
  var locals: [String: Value] = [:]
  /// `self`.
  var own: Value?
  /// The type around, for its static members.
  var type: Int?
  /// The locals that were assigned since a branch began.
  var changed: Set<String> = []
  /// The call of the helper that is run.
  var use: Spot.Use?

  /// Where a token of the file stands.
  func spot(_ token: Int) -> Spot { Spot(file: file, token: token, use: use) }
}

/// The configuration that a widget's body gives.
struct WidgetConfiguration {
  /// The families it supports; `nil`: all.
  var families: Set<Family>?
  /// Where it asks not to be offered.
  var disfavored = DisfavoredLocations()
  var backgroundIsRemovable = true
  /// Whether the system leaves room at its edges.
  var hasMargins = true
  var kind: EvidenceWidget.Kind
  /// What it shows, and what it is called with.
  var contents: [(content: Value, entry: Value)]
}

/// A picture as code names or makes it.
struct Picture: Sendable {
  /// What it is.
  enum Source: Sendable {
    /// A set or file of a bundle by its name.
    case named(Names)
    /// A set by the symbol that Xcode makes of its name.
    case symbol([String])
    /// A set by a path of generated enums.
    case generated([String])
    /// An SF Symbol, by its name where that is known.
    case system(Names?)
    /// A picture made or loaded while the widget runs.
    case made
    /// A picture drawn in one color on nothing: an icon font's glyph.
    case glyph
  }

  var sources: [Source]
  /// Where it is named, if it was not made a view there.
  var spot: Spot?
  var isTemplate: Bool?
  /// Whether it names a bundle of its own, whose sets may not be at hand.
  var hasBundle = false
  /// Whether code looks elsewhere where nothing has the name.
  var hasAlternative = false
  /// Whether code draws it anew before it is shown, in whatever size.
  var isRedrawn = false
  /// Whether it is shown by a `UIImage` or the like.
  var isBitmap = false

  /// Whether it is loaded or made while the widget runs, or a bitmap that code names as it runs.
  var isLoaded: Bool {
    sources.contains { source in
      switch source {
      case .made: true
      case .named(let names): isBitmap && names.patterns.contains(where: Names.isOpen)
      case .symbol, .generated, .system, .glyph: false
      }
    }
  }
}
