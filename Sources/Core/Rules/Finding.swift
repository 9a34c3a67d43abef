// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// What is wrong, where, by how much, and what to do: one for each asset, rule and scene.
public struct Finding: Sendable, Hashable {
  /// The rule's id.
  public var rule: RuleID
  /// Its severity; `nil`: undetermined, and `reason` says why.
  public var severity: Severity?
  /// Why it is undetermined; `nil` where it fails.
  package var cause: Reason?
  /// Where it is reported: a catalog's `Contents.json` at the file's entry, a description, or the
  /// picture itself.
  public var location: Location
  /// The picture, where it is another file than the location's.
  public var asset: String?
  /// What is judged, as previews are named.
  public var name: String
  /// The scene's id, the raw value of `place`; `nil`: wherever it is shown.
  public var scene: String?
  /// The worst backdrop, by the name of its wallpaper.
  public var wallpaper: String?
  /// What is wrong, as data.
  package var statement: Message
  /// The number that decides, unrounded.
  public var measured: Estimate?
  /// What it is held to.
  public var required: Double?
  /// Where in the picture it shows, in pixels of the picture; `nil`: it is not about a part of one.
  ///
  /// A vector file is measured at 3 pixels per point.
  public var rectangle: PixelRectangle?
  /// What to do, as data.
  package var advice: Advice?
  /// Where the code says how the picture is shown.
  public var evidence: [CodeLocation]
  /// The same for the same rule, path, scene and pixels, whatever the line: 16 hexadecimal digits.
  public var fingerprint: String
  /// Of the pixels alone, as the fingerprint holds it, so that a file that moved is known again;
  /// `nil`: not known. Reports do not write it.
  package var content: String?

  /// A finding from a verdict.
  package init(
    _ verdict: Verdict, of rule: RuleID, at location: Location, asset: String? = nil, name: String,
    evidence: [CodeLocation] = [], fingerprint: String
  ) {
    switch verdict.outcome {
    case .fails(let weight): (severity, cause) = (weight, nil)
    case .undetermined(let why): (severity, cause) = (nil, why)
    }
    (self.rule, self.location, self.asset, self.name) = (rule, location, asset, name)
    (scene, wallpaper) = (verdict.scene?.rawValue, verdict.wallpaper)
    (statement, measured, required) = (verdict.statement, verdict.measured, verdict.required)
    (rectangle, advice) = (verdict.rectangle, verdict.advice)
    (self.evidence, self.fingerprint) = (evidence, fingerprint)
  }

  /// What is wrong, one line.
  public var message: String { statement.text }

  /// Why it is undetermined, a clause; `nil` where it fails.
  public var reason: String? { cause?.text }

  /// What to do, as an imperative.
  public var fix: String? { advice?.text }
}

extension Finding {
  /// The place it is about; `nil`: wherever the art is shown.
  public var place: Place? { scene.flatMap { Place(rawValue: $0) } }
}
