// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWriter {
  /// A control, its kind first.
  mutating func control(_ content: ViewContent) -> [(ViewKey, CommentedValue)] {
    var members: [(ViewKey, CommentedValue)] = []
    func add(_ key: ViewKey, _ value: CommentedValue?) {
      if let value { members.append((key, value)) }
    }
    switch content {
    case .label(let label):
      add(.label, one(label.title) ?? .object([("empty", .true)]))
      add(.icon, icon(label.icon))
    case .gauge(let gauge):
      add(.gauge, Self.share(gauge.value))
      add(.label, one(gauge.label))
      add(.currentValue, one(gauge.currentValue))
      add(.minimum, one(gauge.minimum))
      add(.maximum, one(gauge.maximum))
    case .progress(let progress):
      add(.progress, progress.value.map { Self.share($0) } ?? .true)
      add(.label, one(progress.label))
      add(.currentValue, one(progress.currentValue))
    case .button(let button): add(.button, list(button.label))
    case .toggle(let toggle):
      add(.toggle, list(toggle.label))
      if toggle.isOn { add(.isOn, .true) }
    case .link(let nodes): add(.link, list(nodes))
    case .contentUnavailable(let view):
      add(.contentUnavailable, one(view.label.title) ?? .object([("empty", .true)]))
      add(.icon, icon(view.label.icon))
      add(.description, one(view.description))
      if !view.actions.isEmpty { add(.actions, list(view.actions)) }
    case .empty, .group, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid, .viewThatFits,
      .customLayout, .spacer, .divider, .text, .symbol, .picture, .shape, .fill, .geometryReader,
      .accessoryBackground, .unknown:
      break
    }
    return members
  }

  /// An icon: a symbol's name where that is all.
  private mutating func icon(_ nodes: [ViewNode]) -> CommentedValue? {
    if nodes.count == 1, nodes[0].modifiers.isEmpty, case .symbol(let symbol) = nodes[0].content,
      symbol == SymbolImage(symbol.name), !symbol.name.isEmpty, !symbol.name.contains("${")
    {
      return .text(symbol.name)
    }
    // A string would be a symbol's name.
    if nodes.count == 1 { return node(nodes[0]) }
    return one(nodes)
  }

  /// What the innermost modifier says of the style of a control of a kind; `nil`: it is another.
  static func style(_ modifier: Modifier?, of kind: ViewKind) -> String? {
    guard case .environment(let change)? = modifier, kind.ownKeys.contains(.style),
      let (key, name) = style(change)
    else { return nil }
    return key.rawValue == "\(kind.rawValue)Style" ? name : nil
  }

  /// The style of all controls inside.
  static func style(_ change: EnvironmentChange) -> (key: ViewKey, name: String)? {
    switch change {
    case .labelStyle(let style): (.labelStyle, name(of: style, ViewReader.labelStyles))
    case .gaugeStyle(let style): (.gaugeStyle, name(of: style, ViewReader.gaugeStyles))
    case .progressStyle(let style): (.progressStyle, name(of: style, ViewReader.progressStyles))
    case .buttonStyle(let style): (.buttonStyle, name(of: style, ViewReader.buttonStyles))
    case .toggleStyle(let style): (.toggleStyle, name(of: style, ViewReader.toggleStyles))
    case .font, .fontWeight, .fontDesign, .italic, .monospacedDigits, .underline, .strikethrough,
      .tracking, .baselineOffset, .foregroundStyle, .tint, .lineLimit, .minimumScaleFactor,
      .multilineTextAlignment, .lineSpacing, .truncation, .spaceBelowText, .symbolScale,
      .redaction, .accentable, .accentedRendering, .privacySensitive, .invalidatable,
      .interactive, .colorScheme, .layoutDirection, .typeSize:
      nil
    }
  }
}
