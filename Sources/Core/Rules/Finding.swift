// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// A defect of one asset in one scene, found by one rule: its place, its size and its fix.
public struct Finding: Sendable, Hashable {
  /// The rule's id.
  public var rule: RuleID
  /// Its severity; `nil`: undetermined, and `reason` says why.
  public var severity: Severity?
  /// The reason why it is undetermined; `nil` where it fails.
  package var cause: Reason?
  /// The place it is reported at: a catalog's `Contents.json` at the file's entry, a description,
  /// or the picture itself.
  public var location: Location
  /// The picture, where it is another file than the location's.
  public var asset: String?
  /// The name of the judged art, as previews are named.
  public var name: String
  /// The scene's id, the raw value of `place`; `nil`: wherever it is shown.
  public var scene: String?
  /// The worst backdrop, by the name of its wallpaper.
  public var wallpaper: String?
  /// The defect as data: the words and values of `message`.
  package var statement: Message
  /// The number that decides, unrounded.
  public var measured: Estimate?
  /// The limit that `measured` is compared with.
  public var required: Double?
  /// The part of the picture that shows the defect, in pixels of the picture; `nil`: no part of
  /// one.
  ///
  /// A vector file is measured at 3 pixels per point.
  public var rectangle: PixelRectangle?
  /// The fix as data: the words and values of `fix`.
  package var advice: Advice?
  /// The places in the code that decide how the picture is shown.
  public var evidence: [CodeLocation]
  /// The same for the same rule, path, scene and pixels, whatever the line: 16 hexadecimal digits.
  public var fingerprint: String
  /// Of the pixels alone, as the fingerprint holds it, so that a file that moved is known again;
  /// `nil`: not known. Reports do not write it.
  package var content: String?
  /// What decides a color, if that is the defect, at each of its lines; reports do not write it.
  package var inks: [InkCause]

  /// A finding from a verdict.
  package init(
    _ verdict: Verdict, of rule: RuleID, at location: Location, asset: String? = nil, name: String,
    evidence: [CodeLocation] = [], fingerprint: String
  ) {
    switch verdict.outcome {
    case .fails(let weight): (severity, cause) = (weight, nil)
    case .undetermined(let why): (severity, cause) = (nil, why)
    }
    (self.rule, self.location, self.asset) = (rule, location, asset)
    self.name = verdict.preview ?? name
    (scene, wallpaper) = (verdict.scene?.rawValue, verdict.wallpaper)
    (statement, measured, required) = (verdict.statement, verdict.measured, verdict.required)
    (rectangle, advice) = (verdict.rectangle, verdict.advice)
    inks = verdict.ink.map { [$0] } ?? []
    (self.evidence, self.fingerprint) = (evidence, fingerprint)
  }

  /// The defect in one line: the thing, the measured value and the limit.
  public var message: String { statement.text }

  /// The reason why it is undetermined, a clause; `nil` where it fails.
  public var reason: String? { cause?.text }

  /// The fix, as an imperative.
  public var fix: String? { advice?.text }
}

extension Finding {
  /// The place it is about; `nil`: wherever the art is shown.
  public var place: Place? { scene.flatMap { Place(rawValue: $0) } }
}
