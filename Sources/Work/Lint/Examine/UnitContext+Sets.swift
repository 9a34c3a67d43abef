// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes

extension UnitContext {
  /// An image set: its representative is judged and what other places get instead; the others are
  /// looked at. Out of scope nothing is. A set none of whose pictures can be decoded is not judged.
  func images(
    _ set: ImageSet, missing: [CatalogWarning]
  ) async -> LintOutcome {
    var outcome = LintOutcome()
    guard unit.use.isInScope else { return outcome }
    var facts = SetFacts()
    add(missing, to: &facts)
    let uses = unit.use.judgedLooks.map { use in
      (use, chosen: set.variants(on: use.scope.machine, in: use.look.scheme))
    }
    let representative = uses.first?.chosen.first
    var sizes: [String: PixelSize] = [:]
    var hasPicture = false
    // Those of the set's representative.
    var looks: [LintCase] = []
    for art in set.art {
      let input = Input(art, role: .loose)
      let location = location(of: art, in: set.place)
      let asset = relative(art.path)
      do throws(VibrancyError) {
        let shown = uses.filter { $0.chosen.contains(art) }.map(\.0)
        if !shown.isEmpty {
          let (cases, notes) = try await judgedCases(
            of: input, at: location, asset: asset, in: shown)
          hasPicture = true
          if art == representative { looks = cases } else { outcome.add(reported(looks: cases)) }
          outcome.notes += notes
          sizes[art.path] = cases.first?.subject.art.flatMap {
            PixelSize(width: $0.canvas.width, height: $0.canvas.height)
          }
        } else {
          let other = try glanced(at: input)
          hasPicture = true
          sizes[art.path] = other.size
          if other.isBlank {
            var blank = LintCase(
              subject: Subject(.filesOnly, art: other.facts), name: input.name, location: location,
              asset: asset, hash: other.hash)
            blank.subject.isVector = input.format.isVector
            blank.evidence = unit.use.evidence.lines
            outcome.add(blank.outcome(by: judge))
          }
        }
      } catch {
        outcome.add(unreadable(input, error, at: location, asset: asset))
      }
    }
    facts.sizes = SlotSizes(set, sizes: sizes) { location($0, in: set.place) }.odd
    facts.slotsWithoutDarkArt = DarkArt(set).missing
    var whole =
      looks.first
      ?? LintCase(
        subject: Subject(.filesOnly), name: set.place.name, location: unit.location,
        hash: ContentHash(Array(set.place.name.utf8)))
    whole.subject.set = facts
    outcome.add(reported(looks: [whole] + looks.dropFirst()))
    outcome.isJudged = hasPicture
    if set.art.isEmpty, missing.isEmpty {
      outcome.notes.append("\(relative(set.place.path)): names no picture, so it was not judged")
    }
    let worst = WorstFindings(outcome.findings, outcome.undetermined, of: "files of the set")
    (outcome.findings, outcome.undetermined) = (worst.findings, worst.undetermined)
    return outcome
  }

  func add(_ warnings: [CatalogWarning], to facts: inout SetFacts) {
    for warning in warnings {
      let location = Location(
        path: relative(warning.path), line: warning.position.line, column: warning.position.column)
      switch warning.problem {
      case .missingFile(let name), .notAFile(let name):
        facts.missing.append(SetFacts.MissingFile(name: name, slot: "", location: location))
      case .otherCase(let name, let stored):
        facts.missing.append(
          SetFacts.MissingFile(name: name, slot: "", stored: stored, location: location))
      case .unknownScale, .unknownAppearance: break
      }
    }
  }

  func location(of art: CatalogArt, in place: CatalogPlace) -> Location {
    art.slots.first.map { location($0.position, in: place) }
      ?? Location(path: relative(place.contentsPath), line: 1, column: 1)
  }

  func location(_ position: JSONPosition, in place: CatalogPlace) -> Location {
    Location(
      path: relative(place.contentsPath), line: position.line, column: position.column)
  }
}
