// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyDrawing
import VibrancyLayout
import VibrancySymbols
import VibrancyTypography
import VibrancyVocabulary

extension RandomView {
  mutating func modifier(_ depth: Int) -> Modifier {
    let isDeep = depth > 3
    switch Int.random(in: (isDeep ? 3 : 0)..<34, using: &random) {
    case 0: return .background(node(depth + 1), alignment: alignment())
    case 1: return .overlay(node(depth + 1), alignment: alignment())
    case 2: return .mask(node(depth + 1), alignment: alignment())
    case 3: return .backgroundStyle(style(), maybe { $0.shape() })
    case 4:
      return .frame(
        width: maybe { $0.points() }, height: maybe { $0.points() }, alignment: alignment())
    case 5: return .flexibleFrame(flexibleFrame())
    case 6, 7:
      let (length, other) = (distance(), distance())
      return .padding(
        one(of: [
          Insets(all: length), Insets(top: length, leading: other, bottom: length, trailing: other),
          Insets(leading: length, trailing: length), Insets(top: length),
          Insets(top: length, leading: other, bottom: 1, trailing: 0),
        ]))
    case 8: return .fixedSize(horizontal: chance(), vertical: chance())
    case 9: return .aspectRatio(maybe { $0.number(0.1...9) }, chance() ? .fit : .fill)
    case 10: return .layoutPriority(distance())
    case 11: return .offset(x: distance(), y: distance())
    case 12: return .position(x: distance(), y: points())
    case 13:
      let x = number(-2...2)
      return .scaleEffect(x: x, y: chance() ? x : number(-2...2), anchor: point())
    case 14: return .rotationEffect(degrees: number(-400...400), anchor: point())
    case 15: return .alignmentGuide(guideRule())
    case 16:
      var frame = ContainerRelativeFrame(axes())
      (frame.count, frame.span) = (Int.random(in: 1...4, using: &random), 1)
      (frame.spacing, frame.alignment) = (distance(), alignment())
      return .containerRelativeFrame(frame)
    case 17:
      var cell = GridCell()
      cell.columns = Int.random(in: 1...3, using: &random)
      cell.anchor = maybe { $0.point() }
      if chance() { cell.unsizedAxes = axes() }
      cell.columnAlignment = maybe { $0.horizontal() }
      return .gridCell(cell)
    case 18, 19: return .clip(shape(), isEvenOdd: chance(0.2))
    case 20: return .opacity(share())
    case 21: return .blend(one(of: [.normal, .destinationOut, .plusDarker, .luminosity]))
    case 22: return one(of: [.compositingGroup, .luminanceToAlpha, .hidden])
    case 23: return .blur(radius: points())
    case 24:
      return .shadow(
        Shadow(color: maybe { $0.color() }, radius: points(), x: distance(), y: distance()))
    default: return .environment(change())
    }
  }

  private mutating func flexibleFrame() -> FlexibleFrame {
    func range(_ random: inout RandomView) -> FlexibleFrame.Range {
      let least = random.points()
      let ideal = least + random.points()
      return FlexibleFrame.Range(
        random.chance() ? least : nil, ideal: random.chance(0.3) ? ideal : nil,
        most: random.one(of: [ideal + random.points(), .infinity]))
    }
    return FlexibleFrame(width: range(&self), height: range(&self), alignment: alignment())
  }

  private mutating func guide() -> Guide {
    chance() ? .horizontal(horizontal()) : .vertical(vertical())
  }

  private mutating func guideRule() -> GuideRule {
    var rule = GuideRule(guide(), from: maybe { $0.guide() }, offset: distance())
    (rule.factor, rule.widthShare, rule.heightShare) = (share(), share(), number(-1...1))
    return rule
  }

  private mutating func change() -> EnvironmentChange {
    switch Int.random(in: 0..<32, using: &random) {
    case 0: return .font(chance(0.8) ? font() : nil)
    case 1: return .fontWeight(maybe { $0.one(of: [200.0, 500]) })
    case 2: return .fontDesign(maybe { $0.one(of: [Font.Design.standard, .serif]) })
    case 3: return .italic(chance())
    case 4: return .monospacedDigits
    case 5: return .underline(chance())
    case 6: return .strikethrough(chance())
    case 7: return .tracking(distance())
    case 8: return .baselineOffset(distance())
    case 9, 10:
      return .foregroundStyle((0..<Int.random(in: 1...3, using: &random)).map { _ in style() })
    case 11: return .tint(maybe { $0.style() })
    case 12:
      let limit = maybe { Int.random(in: 1...9, using: &$0.random) }
      return .lineLimit(limit, reservesSpace: limit != nil && chance())
    case 13: return .minimumScaleFactor(number(0.1...1))
    case 14: return .multilineTextAlignment(one(of: [.leading, .center, .trailing]))
    case 15: return .lineSpacing(points())
    case 16: return .truncation(one(of: [.head, .middle, .tail]))
    case 17: return .symbolScale(one(of: [.small, .medium, .large]))
    case 18: return .redaction(maybe { $0.one(of: [.placeholder, .privacy, .invalidated]) })
    case 19: return .accentable(chance())
    case 20: return .accentedRendering(one(of: AccentedRendering.allCases))
    case 21: return .privacySensitive(chance())
    case 22: return .invalidatable(chance())
    case 23: return .interactive(chance())
    case 24: return .labelStyle(one(of: [.titleAndIcon, .titleOnly, .iconOnly]))
    case 25: return .gaugeStyle(one(of: [.automatic, .accessoryLinear, .linearCapacity]))
    case 26: return .progressStyle(one(of: [.automatic, .linear, .circular]))
    case 27: return .buttonStyle(one(of: [.automatic, .plain, .borderedProminent]))
    case 28: return .toggleStyle(one(of: [.automatic, .button, .switch]))
    case 29: return .colorScheme(chance() ? .light : .dark)
    case 30: return .layoutDirection(chance() ? .leftToRight : .rightToLeft)
    default: return .typeSize(one(of: TypeSize.allCases))
    }
  }
}
