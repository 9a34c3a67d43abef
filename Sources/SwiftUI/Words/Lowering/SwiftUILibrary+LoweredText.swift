// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancyTypography
internal import VibrancyVocabulary

extension SwiftUILibrary {
  /// A text as a view. Images in it stand beside its letters on their baseline.
  func lowered(_ text: TextValue) -> ViewNode {
    let source = source(text.spot, paintedAt: text.paintSpot)
    var (nodes, spans): ([ViewNode], [TextSpan]) = ([], [])
    func end() {
      if !spans.isEmpty { nodes.append(ViewNode(.text(spans), source: source)) }
      spans = []
    }
    for part in text.parts {
      guard let image = part.image else {
        spans.append(span(part))
        continue
      }
      end()
      var node = lowered(image)
      if let font = part.span.font { node.modifiers.append(.environment(.font(font))) }
      if let style = part.span.style {
        node.modifiers.append(.environment(.foregroundStyle([style])))
      }
      nodes.append(node)
    }
    if nodes.isEmpty { return ViewNode(.text(spans), source: source) }
    end()
    guard nodes.count > 1 else { return nodes[0] }
    return ViewNode(
      .hStack(nodes, alignment: .firstTextBaseline, spacing: 0), source: source)
  }

  private func span(_ part: TextValue.Part) -> TextSpan {
    var span = part.span
    if code.situation.family == .accessoryInline { span.font = nil }
    if part.isBold { span.weight = emphasizedWeight(of: span.font ?? code.environment.font) }
    if let isUppercase = code.environment.isUppercase {
      span.text = isUppercase ? span.text.uppercased() : span.text.lowercased()
    }
    span.text = WordBreaks.marked(span.text)
    return span
  }
}
