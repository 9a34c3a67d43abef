// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyModes
internal import VibrancyPixels
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancyVocabulary

extension WebSession {
  /// What rules say of a picture, as `vibrancy lint --all` of its file: in every scene that art is
  /// judged in, with its family if one is set; the wallpaper and the tint that are set play no part.
  mutating func judged(_ handle: Int32) throws(WebError) -> String {
    let picture = try picture(handle)
    var known = Subject()
    known.isTemplate = presentation.isTemplate
    known.accentedRendering = presentation.accentedRendering
    let isWatch = presentation.family == .accessoryCorner
    known.families = presentation.family.map { [$0] }
    known.slotArea = presentation.family.map {
      Canvas.slotArea(of: $0, isOnWatch: isWatch, os: scene.os)
    }
    // As lint looks at a loose picture: in its own size, whatever it is fitted into.
    var loose = Presentation(showing: .content)
    (loose.group, loose.accentedRendering) = (presentation.group, presentation.accentedRendering)
    loose.isTemplate = presentation.isTemplate
    var found = JudgedCase(
      known, picture: picture.image, scale: picture.scale, stored: picture.image.size, as: loose,
      in: judgedScenes(on: isWatch ? .watch : .phone))
    var drawn: [Backdrop.Key: Backdrop] = [:]
    for key in found.backdropKeys { drawn[key] = backdrop(key) }
    found.measure(over: drawn) { _ in }
    let judgements = found.judgements(by: Judge(pictureRules.map { RuleSetting($0) }))
    let curve = found.scenes.first { $0.role == .vibrant }
      .flatMap { found.art(in: $0.scene)?.legibleRange(in: $0.scene) }
    return Self.reported(judgements, curve)
  }

  private func judgedScenes(on machine: Platform) -> [JudgedScene] {
    Place.judged(on: machine, scene.os)
      .filter { place in presentation.family.map { place.shows($0, on: scene.os) } ?? true }
      .compactMap { place in
        var judged = Scene(place, parameters: scene.parameters)
        judged.os = scene.os
        return JudgedScene(judging: judged, hasBackground: false, named: [])
      }
  }

  private static func reported(_ judgements: [Judge.Judgement], _ curve: LegibleRange?) -> String {
    var json = JSONWriter()
    json.object { json in
      json.list("findings", judgements.filter { $0.verdict.outcome.isFailure }) { json, found in
        json.finding(found)
      }
      json.list("undetermined", judgements.filter { !$0.verdict.outcome.isFailure }) {
        json, found in
        json.finding(found)
      }
      let points = (curve?.points ?? []).map { point in
        let (share, contrast) = (point.illegibleShare, point.contrast)
        return [
          point.grey, share.value, share.range.lowerBound, share.range.upperBound, contrast.value,
          contrast.range.lowerBound, contrast.range.upperBound,
        ]
      }
      json.rows("legibleRange", points)
    }
    return json.text
  }
}

extension JSONWriter {
  /// The members of a finding; what it does not have is left out.
  fileprivate mutating func finding(_ found: Judge.Judgement) {
    let verdict = found.verdict
    member("rule", found.rule.rawValue)
    switch verdict.outcome {
    case .fails(let severity): member("severity", severity.rawValue)
    case .undetermined(let reason): member("reason", reason.text)
    }
    if let scene = verdict.scene { member("scene", scene.rawValue) }
    if let wallpaper = verdict.wallpaper { member("wallpaper", wallpaper) }
    member("message", verdict.message)
    if let fix = verdict.fix { member("fix", fix) }
    if let measured = verdict.measured {
      member("measured", measured.value)
      if measured.isUncertain {
        numbers("range", [measured.range.lowerBound, measured.range.upperBound])
      }
    }
    if let required = verdict.required { member("required", required) }
    if let area = verdict.rectangle {
      object("rectangle") { json in
        json.member("x", Double(area.x))
        json.member("y", Double(area.y))
        json.member("width", Double(area.width))
        json.member("height", Double(area.height))
      }
    }
  }
}
