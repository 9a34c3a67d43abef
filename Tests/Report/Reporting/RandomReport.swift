// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyReporting
import VibrancyRules
import VibrancyTestSupport

/// Reports that a seed decides.
final class RandomReport {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A whole run's report with up to a number of findings, and a share of everything a report has.
  func report(findings most: Int = 40) -> Report {
    var summary = Summary()
    (summary.judged, summary.sets, summary.setsInScope) = (number(50), number(900), number(40))
    summary.places = texts(4)
    summary.notes = texts(3)
    summary.gaps = texts(2)
    return Report(
      version: "0.\(number(9)).0", model: 1, settingsHash: hash(),
      findings: (0..<number(most)).map { _ in finding(isUndetermined: false) },
      undetermined: (0..<number(most / 2)).map { _ in finding(isUndetermined: true) },
      errors: (0..<number(4)).map { _ in
        ReportError(path: path(), message: text(), offset: maybe { number(9999) })
      }, summary: summary,
      exhibits: (0..<number(8)).map { _ in exhibit() })
  }

  /// A finding of any kind.
  func finding(isUndetermined: Bool) -> Finding {
    let outcome: Verdict.Outcome =
      isUndetermined ? .undetermined(reason()) : .fails(Severity.allCases[number(3)])
    let scene = maybe { ["lock-screen", Place.standby.rawValue, text()][number(3)] }
    let verdict = Verdict(
      outcome, wallpaper: maybe { text() }, message: message(), measured: maybe { estimate() },
      required: maybe { double() },
      rectangle: maybe {
        PixelRectangle(x: number(90), y: number(90), width: number(90), height: number(90))
      }, fix: maybe { Advice(message(), or: maybe { .template }) })
    var finding = Finding(
      verdict, of: ([.vibrantContrast, .blankAsset, .darkHalo] as [RuleID])[number(3)],
      at: Location(path: path(), line: maybe { number(90) + 1 }, column: maybe { number(90) + 1 }),
      asset: maybe { path() }, name: number(3) == 0 ? "" : text(),
      evidence: texts(3).map { CodeLocation(printed: $0) },
      fingerprint: hash())
    finding.scene = scene
    return finding
  }

  /// Text of up to twelve characters, many of them deceptive, markup or controls.
  func text() -> String {
    let odd = [
      "\n", "\r", "\t", "\"", "\\", "'", "<", ">", "&", "%", ":", ",", "|", "`", "*", "@", "#", "[",
      "]", "{", "}", " ", "/", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{AD}", "\u{200B}",
      "\u{202E}",
      "\u{2028}", "\u{2029}", "\u{2066}", "\u{FEFF}", "\u{FFFE}", "\u{1FFFF}", "\u{E0041}",
      "e\u{301}",
      "é", "字", "👩‍👩‍👧", "</script>", "<!--", "]]>", "::error::", "w.w", "://",
    ]
    return (0..<number(12)).map { _ in
      number(2) == 0 ? odd[number(odd.count)] : ["a", "b", "Icon", "3"][number(4)]
    }.joined()
  }

  /// A sentence of words and arguments of every kind.
  func message() -> Message {
    Message(
      (0..<number(5)).map { _ in number(2) == 0 ? .words(text()) : .argument(argument()) })
  }

  private func argument() -> MessageArgument {
    let unit = [FigureUnit.ratio, .share, .plain][number(3)]
    switch number(9) {
    case 0: return .figure(digits: text(), unit)
    case 1: return .modelRange(low: text(), high: text(), unit)
    case 2: return .line(number(900))
    case 3: return .code(path: path(), line: number(900))
    case 4: return .name(text())
    case 5: return .file(text())
    case 6: return .color(text())
    case 7: return .place(id: text(), words: text())
    case _: return .word(text())
    }
  }

  private func reason() -> Reason {
    let location = CodeLocation(path: path(), line: maybe { number(90) + 1 })
    switch number(5) {
    case 0: return .modelRange
    case 1: return .code(.rendering(location))
    case 2: return .code(.colors(location))
    case 3:
      return .otherFormat(
        FileFault(
          text(), at: maybe { maybe { .line(1 + number(99)) } ?? .byte(number(99)) },
          detail: text(), fix: maybe { text() }))
    case _: return .other(text())
    }
  }

  /// A place in something.
  func index(below count: Int) -> Int { number(count) }

  /// Any byte.
  func byte() -> UInt8 { UInt8(number(256)) }

  private func path() -> String { "Art/\(["a", "b", "c", text()][number(4)]).png" }

  private func exhibit() -> Exhibit {
    var exhibit = Exhibit(
      path: path(), name: text(), scene: maybe { "lock-screen" }, wallpaper: maybe { text() },
      png: (0..<number(60)).map { _ in UInt8(number(256)) }, width: number(90) + 1,
      height: number(90) + 1, zoom: maybe { 0.5 } ?? 1,
      legibleRange: maybe {
        LegibleRange(
          points: (0..<number(5)).map { _ in
            .init(grey: double(), illegibleShare: estimate(), contrast: estimate())
          })
      })
    exhibit.isScreen = number(4) == 0
    return exhibit
  }

  private func estimate() -> Estimate {
    let value = double()
    return number(2) == 0 ? Estimate(value) : Estimate(samples: [value, double(), double()])
  }

  private func double() -> Double {
    [0, 1, 0.1, 1.0 / 3, 2.9999999999999996, 1e-300, 1.5e17, Double(number(1000)) / 7][number(8)]
  }

  private func hash() -> String { String(generator.next() | 1 << 63, radix: 16) }

  private func texts(_ most: Int) -> [String] { (0..<number(most)).map { _ in text() } }

  private func maybe<Value>(_ value: () -> Value) -> Value? {
    Bool.random(using: &generator) ? value() : nil
  }

  private func number(_ below: Int) -> Int { Int.random(in: 0..<max(below, 1), using: &generator) }
}
