// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What a widget may show in a situation, whatever its data are, and in all that its code does not
/// distinguish from it.
struct Exposure {
  /// A picture that is shown in some runs.
  struct Shown {
    var picture: ShownPicture
    /// Whether it is shown in every run.
    var isAlways: Bool
    /// Whether all runs say the same of how it is shown in one color.
    var isDecided: Bool
    /// The names that the code gives it in all runs; none: it has the same in each.
    var names: Set<String>

    /// Whether it is shown in a situation whatever is decided.
    func isCertain(in situation: Situation) -> Bool {
      // Where code decides whether one color takes its shades, it may not.
      isAlways && (isDecided || situation.mode != .accented)
    }
  }

  /// The code that shows a picture, as it is called.
  private struct Origin: Hashable {
    var spot: Spot
    var way: [Spot]

    init(_ picture: ShownPicture) { (spot, way) = (picture.spot, picture.way) }
  }

  private struct Key: Hashable {
    var name: String?
    var spot: Spot
    var isBackground: Bool

    init(_ picture: ShownPicture) {
      (name, spot, isBackground) = (picture.name, picture.spot, picture.isBackground)
    }
  }

  /// A picture of a known name, shown in one manner, wherever the code makes it.
  private struct Look: Hashable {
    var name: String
    var manner: Manner
    var isBackground: Bool

    init?(_ picture: ShownPicture) {
      guard let name = picture.name else { return nil }
      (self.name, manner, isBackground) = (name, picture.manner, picture.isBackground)
    }
  }

  private struct FaultKey: Hashable {
    var kind: CodeFaultKind
    var spot: Spot
    var picture: String?
  }

  /// The pictures, by place and name.
  private(set) var pictures: [Shown] = []
  /// What is wrong in the code, by place, wherever that shows; what not every run shows, may be.
  private(set) var faults: [RunFault] = []
  /// The views and modifiers that were not followed in some run.
  private(set) var gaps: [Gap] = []
  /// Whether anything of it is known to be there.
  private(set) var isUnderstood = false
  /// The first call that was not followed, where it hides all that is shown; `nil`: something is known.
  var unread: Gap? {
    // Code that is too large may hide anything behind the place where it was left.
    gaps.first(where: \.name.isEmpty) ?? (isUnderstood ? nil : gaps.first)
  }
  /// Whether in some run something is drawn without a container background.
  private(set) var isUncovered = false
  /// Whether in some run there is a container background.
  private(set) var isCovered = false

  /// Runs the code of a widget.
  ///
  /// - Parameter memory: What is known of it in other situations.
  init(
    of widget: SampledWidget, _ situation: Situation, _ reader: SampleReader,
    _ memory: inout CoveringMemory
  ) {
    var facts = ShownFacts()
    var colors = StateColors()
    var shown: [Key: [ShownPicture]] = [:]
    var counts: [Key: Int] = [:]
    var looksOfRuns: [[Look: Set<Key>]] = []
    var names: [Origin: Set<String?>] = [:]
    var namesOfSeveral: [Origin: Set<String?>] = [:]
    var found: [FaultKey: (fault: RunFault, count: Int)] = [:]
    let runs = reader.cover(widget, situation, &memory) { view in
      let run = RunExposure(
        view, reader.evaluator, keepsBackground: !widget.backgroundIsRemovable)
      colors.add(run.looks)
      var seen: Set<ShownPicture> = []
      let pictures = run.pictures.filter { seen.insert($0).inserted }
      for picture in pictures { shown[Key(picture), default: []].append(picture) }
      for (origin, all) in Dictionary(grouping: pictures, by: Origin.init) {
        let own = Set(all.map(\.name))
        if let known = names.updateValue(own, forKey: origin), known != own {
          namesOfSeveral[origin, default: known].formUnion(own)
        }
      }
      for key in Set(pictures.map(Key.init)) { counts[key, default: 0] += 1 }
      looksOfRuns.append(
        pictures.reduce(into: [:]) { looks, picture in
          if let look = Look(picture) { looks[look, default: []].insert(Key(picture)) }
        })
      for fault in run.faults {
        let key = FaultKey(kind: fault.kind, spot: fault.spot, picture: fault.picture)
        if let known = found[key] {
          found[key]?.fault.others.formUnion(fault.others)
          found[key]?.fault.isMaybe = known.fault.isMaybe || fault.isMaybe
          found[key]?.fault.isOneStrength = known.fault.isOneStrength && fault.isOneStrength
        } else {
          found[key] = (fault, 0)
        }
      }
      for key in Set(run.faults.map { FaultKey(kind: $0.kind, spot: $0.spot, picture: $0.picture) })
      {
        found[key]?.count += 1
      }
      for gap in run.gaps where !gaps.contains(gap) && gaps.count < 32 { gaps.append(gap) }
      isUnderstood = isUnderstood || run.isUnderstood
      isCovered = isCovered || run.hasContainerBackground
      isUncovered =
        isUncovered || run.hasInk && !run.hasContainerBackground && !run.isDoubtful
      return facts.add(run)
    }
    for (key, all) in shown {
      var picture = all[0]
      for other in all.dropFirst() {
        picture.manner.join(other.manner)
        picture.hasBackdrop = picture.hasBackdrop || other.hasBackdrop
      }
      // Of one that some runs lack, another place may show the same in these.
      let isAlways =
        counts[key] == runs
        || Look(picture).map { look in
          looksOfRuns.allSatisfy { looks in
            looks[look]?.contains { counts[$0] != runs } == true
          }
        } ?? false
      let isDecided = Set(all.map(\.manner.isPlain)).count == 1
      let others = all.map { namesOfSeveral[Origin($0)] ?? [] }
      let names = others.contains([]) ? [] : Set(others.joined().compactMap(\.self))
      pictures.append(
        Shown(picture: picture, isAlways: isAlways, isDecided: isDecided, names: names))
    }
    pictures.sort { $0.picture.precedes($1.picture) }
    // How opaque a picture is, is known of one alone.
    let spotsOfSeveral = Set(namesOfSeveral.keys.map(\.spot))
    for (fault, count) in found.values
    where fault.picture == nil || !spotsOfSeveral.contains(fault.spot) {
      var fault = fault
      fault.isMaybe = fault.isMaybe || count < runs
      faults.append(fault)
    }
    faults += colors.spots.map { RunFault(kind: .stateByHue, spot: $0, others: []) }
    faults.sort { ($0.spot.file, $0.spot.token) < ($1.spot.file, $1.spot.token) }
  }
}

/// What runs showed so far.
private struct ShownFacts {
  /// Something that a run may show.
  private enum Fact: Hashable {
    case picture(ShownPicture)
    case fault(RunFault)
    case gap(Gap)
    case ink, understood, background, doubt
  }

  private var facts: Set<Fact> = []
  /// What some run lacks.
  private var lacked: Set<Fact> = []

  /// Adds what a run shows, or lacks of what others show; `false`: no more than was known.
  mutating func add(_ run: RunExposure) -> Bool {
    var own: Set<Fact> = []
    if run.hasInk { own.insert(.ink) }
    if run.isUnderstood { own.insert(.understood) }
    if run.hasContainerBackground { own.insert(.background) }
    if run.isDoubtful { own.insert(.doubt) }
    for picture in run.pictures { own.insert(.picture(picture)) }
    for fault in run.faults { own.insert(.fault(fault)) }
    for gap in run.gaps { own.insert(.gap(gap)) }
    let lacking = facts.subtracting(own)
    let showsNew = facts.isEmpty || !own.isSubset(of: facts) || !lacking.isSubset(of: lacked)
    // What is new was in no run before.
    lacked.formUnion(lacking.union(facts.isEmpty ? [] : own.subtracting(facts)))
    facts.formUnion(own)
    return showsNew
  }
}

extension ShownPicture {
  /// By place, then name.
  fileprivate func precedes(_ other: ShownPicture) -> Bool {
    (spot.file, spot.token, name ?? "", isBackground ? 1 : 0)
      < (other.spot.file, other.spot.token, other.name ?? "", other.isBackground ? 1 : 0)
  }
}

extension Manner {
  /// Whether nothing says how it is shown in one color.
  fileprivate var isPlain: Bool { accentedRendering == nil && !isAccentedOpen }

  /// Becomes what is common to it and another: what differs is not known.
  fileprivate mutating func join(_ other: Manner) {
    if isPlain || other.isPlain {
      // Where one run sets none, it may be shown without.
      (accentedRendering, isAccentedOpen) = (nil, false)
    } else if accentedRendering != other.accentedRendering || other.isAccentedOpen {
      (accentedRendering, isAccentedOpen) = (nil, true)
    }
    isAccentable = isAccentable && other.isAccentable
    if isTemplate != other.isTemplate { isTemplate = nil }
    isRedrawn = isRedrawn || other.isRedrawn
    hasLuminanceToAlpha = hasLuminanceToAlpha && other.hasLuminanceToAlpha
    if ink != other.ink { ink = nil }
    if colorEffects != other.colorEffects { colorEffects = nil }
    if scheme != other.scheme { scheme = nil }
    if opacity != other.opacity { opacity = nil }
    if width != other.width { width = nil }
    if height != other.height { height = nil }
    isPrivate = isPrivate && other.isPrivate
    isInvalidatable = isInvalidatable && other.isInvalidatable
  }
}
