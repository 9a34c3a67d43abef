// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

extension UnitContext {
  /// A loose picture.
  func picture(
    _ input: Input
  ) async -> LintOutcome {
    var outcome = LintOutcome()
    guard unit.use.isInScope else { return outcome }
    do throws(VibrancyError) {
      let cases = try await judgedCases(
        of: input, at: unit.location, asset: nil, in: unit.use.judgedLooks)
      outcome.add(reported(looks: cases.judged))
      outcome.notes += cases.notes
    } catch {
      outcome = unreadable(input, error, at: unit.location, asset: nil)
    }
    return outcome
  }

  /// The outcome of one picture in several looks.
  func reported(looks: some Collection<LintCase>) -> LintOutcome {
    var outcome = looks.first.map { reported($0) } ?? LintOutcome()
    for look in looks.dropFirst() { outcome.add(look: reported(look)) }
    return outcome
  }

  /// A picture in each of the ways in which the code colors it.
  func judgedCases(
    of input: Input, at location: Location, asset: String?, in looks: [ArtUse]
  ) async throws(VibrancyError) -> (judged: [LintCase], notes: [String]) {
    var (cases, notes): ([LintCase], [String]) = ([], [])
    for look in looks {
      var context = self
      context.unit.use = look
      let (judged, more) = try await context.judgedCase(of: input, at: location, asset: asset)
      cases.append(judged)
      notes += more.filter { !notes.contains($0) }
    }
    return (cases, notes)
  }

  /// A picture decoded, measured and ready to be judged.
  func judgedCase(
    of input: Input, at location: Location,
    asset: String?
  ) async throws(VibrancyError) -> (LintCase, notes: [String]) {
    let use = unit.use
    let picture = try maker.decodeForJudgement(input)
    let isTemplate = use.look.isTemplate ?? input.isTemplate
    let ink = isTemplate ? use.look.inkColor : nil
    var image = ink.map { picture.image.inked($0) } ?? picture.image
    if !isTemplate || ink != nil { image = image.changed(by: use.look.colorEffects) }
    // Fainter than what counts as visible nothing could be measured.
    let opacity = max(use.look.opacity, 0.06)
    if opacity < 1 { image = image.faded(to: opacity) }
    let presentation = use.look.presentation(isTemplate: isTemplate && ink == nil)
    var subject = Subject(use.certainty.hasPlaces ? .picture : .filesOnly)
    subject.isTemplate = isTemplate
    subject.isVector = input.format.isVector
    subject.isDescribed = use.look.isDescribed
    subject.isPossible = use.scope.isPossible
    subject.isRedrawn = use.isRedrawn
    if use.scope.isBareInStandby { subject.background = .removable }
    subject.accentedRendering = use.look.accentedRendering
    subject.families = use.scope.families
    subject.slotArea = use.scope.slotArea(on: settings.os)
    subject.isText = settings.isText
    var judged = LintCase(
      subject: subject, name: input.name, location: location, asset: asset,
      hash: picture.hash ?? ContentHash([]))
    judged.evidence = use.evidence.lines
    judged.magnification = (
      Double(picture.stored.width) / Double(picture.image.size.width),
      Double(picture.stored.height) / Double(picture.image.size.height)
    )
    judged.judged = JudgedCase(
      subject, picture: image, scale: picture.scale, stored: picture.stored, as: presentation,
      in: scenes(hasBackground: false))
    // The file itself is not translucent where code makes it so.
    if opacity < 1 { judged.subject.art?.translucentLight = nil }
    if subject.kind == .picture { await measure(&judged) }
    var notes = picture.warnings.map { "\(relative(input.path)): \($0)" }
    if picture.isReduced {
      notes.append(
        "\(relative(input.path)): \(picture.stored) is above 16 Mpx; judged on a reduction to "
          + "\(picture.image.size)")
    }
    return (judged, notes)
  }

  /// What is reported for a picture that cannot be read: an error if it was named, else a finding.
  func unreadable(
    _ input: Input, _ error: VibrancyError, at location: Location,
    asset: String?
  ) -> LintOutcome {
    var outcome = LintOutcome()
    outcome.hasUnread = !error.isOfTheBytes
    let isNamed = request.query.paths.contains {
      PathBelow.relative($0, to: examiner.workingDirectory) == relative(input.path)
    }
    if error.kind != .unsupported,
      error.kind == .unequipped || isNamed || input.source != .file
    {
      outcome.hasUnread = true
      outcome.errors.append(
        ReportError(path: relative(input.path), error.fault))
      return outcome
    }
    var broken = LintCase(
      subject: Subject(unit.use.isInScope && !unit.use.isAppIcon ? .picture : .outOfScope),
      name: input.name,
      location: location, asset: asset, hash: ContentHash(Array(error.reason.utf8)))
    broken.subject.unreadable = error.fault
    (broken.subject.isOtherFormat, broken.subject.isMisnamed) = (
      error.isOtherFormat, error.isMisnamed
    )
    outcome.add(broken.outcome(by: judge))
    outcome.isJudged = false
    return outcome
  }
}
