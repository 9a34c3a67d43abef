// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules

extension UnitContext {
  /// An icon bundle: a case a look, drawn from its layers. Pictures that are not there are reported once.
  func iconBundle(_ inputs: [Input]) -> LintOutcome {
    var outcome = LintOutcome()
    guard unit.use.isInScope, let bundle = inputs.first?.icon?.bundle else { return outcome }
    var facts = SetFacts()
    facts.missing = bundle.missing.map { missing in
      SetFacts.MissingFile(
        name: missing.name, slot: "",
        location: Location(
          path: relative(bundle.documentPath), line: missing.position?.line,
          column: missing.position?.column))
    }
    var drawings = IconLayerDrawings()
    var hasPicture = false
    for input in inputs {
      guard let icon = input.icon else { continue }
      do throws(VibrancyError) {
        let picture = try maker.flattened(icon, drawings: &drawings)
        if let fault = picture.unsupported {
          throw VibrancyError.unsupported(path: bundle.path, fault)
        }
        var (judged, _) = iconCase(
          of: input, picture, [Subject.IconLook(icon.look)], at: unit.location, asset: nil)
        judged.title = .picture(path: "\(relative(bundle.path)), \(icon.look.rawValue)")
        judged.subject.set = facts
        facts = SetFacts()
        hasPicture = true
        outcome.add(reported(judged))
      } catch {
        outcome.add(unreadable(input, error, at: unit.location, asset: nil))
        break
      }
    }
    outcome.notes.append(InputFindings.iconNote)
    outcome.isJudged = hasPicture
    let worst = WorstFindings(outcome.findings, outcome.undetermined, of: "looks of the icon")
    (outcome.findings, outcome.undetermined) = (worst.findings, worst.undetermined)
    return outcome
  }
}

extension Subject.IconLook {
  fileprivate init(_ look: IconBundle.Look) {
    switch look {
    case .light: self = .light
    case .dark: self = .dark
    case .tinted: self = .tinted
    }
  }
}
