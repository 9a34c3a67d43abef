// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Functions that compute much: what they give is not known, while all that may be shown is covered. It
/// is of data, of which little is known, and decides nothing that the type of it does not.
extension Evaluator {
  /// The most steps of a function that gives no views, those of functions that are too long in it apart.
  private static let mostFunctionSteps = 10_000
  /// How often a function is called from itself at most.
  private static let deepestRecursion = 16
  /// The functions of providers, which have a bound of their own.
  private static let providing: Set<String> = ["timeline", "getTimeline"]
  /// How often a loop is run whose end is not known.
  package static let mostOpenRounds = 2

  /// Runs a function with so many steps at most; `nil`: what it gives is not known.
  package func bounded(_ member: Program.Member, _ run: () -> SampleValue?) -> SampleValue? {
    let declaration = member.declaration
    guard isCovering else { return boundedInSample(member, run) }
    guard declaration.type?.last.hasSuffix("View") != true,
      !Self.providing.contains(declaration.name)
    else { return run() }
    let spot = Spot(file: member.file, token: declaration.index)
    guard !longFunctions.contains(spot), !isRecursive(spot) else { return nil }
    let (limit, start, spent) = (stepLimit, steps, stepsOfLong)
    stepLimit = min(limit, start + Self.mostFunctionSteps)
    let isOwnLimit = stepLimit < limit
    let result = run()
    let isLong = isOwnLimit && steps >= stepLimit
    if isLong {
      longFunctions.insert(spot)
      stepsOfLong = spent + steps - start
      thrown = nil
    }
    stepLimit = min(runLimit, limit + stepsOfLong - spent)
    return isLong ? nil : result
  }

  /// The most steps of a function that gives no views, where one sample is run for its picture.
  private static let mostSampleSteps = 400_000
  /// What gives samples, which has all steps.
  private static let samplers: Set<String> = [
    "placeholder", "snapshot", "getSnapshot", "timeline", "getTimeline",
  ]

  /// Runs a function, where one sample is run for its picture: of one that never ends, which is listed, not
  /// even that is known what it gives, so that what stands beside it is shown.
  private func boundedInSample(
    _ member: Program.Member, _ run: () -> SampleValue?
  ) -> SampleValue? {
    let declaration = member.declaration
    let spot = Spot(file: member.file, token: declaration.index)
    guard makeUp != nil, declaration.type?.last.hasSuffix("View") != true,
      !Self.samplers.contains(declaration.name), stepLimit - steps > Self.mostSampleSteps
    else { return run() }
    guard !longInSample.contains(spot) else { return nil }
    let limit = stepLimit
    stepLimit = steps + Self.mostSampleSteps
    let result = run()
    let isLong = steps >= stepLimit
    stepLimit = limit
    guard isLong else { return result }
    longInSample.insert(spot)
    note(Gap(spot: spot, name: declaration.name))
    thrown = nil
    return nil
  }

  /// Whether a function was called from itself so often that what ends that is hardly known.
  private func isRecursive(_ function: Spot) -> Bool {
    guard running.count > Self.deepestRecursion else { return false }
    return running.lazy.filter { $0 == function }.count > Self.deepestRecursion
  }

  /// What a function gives that is too long.
  package func unknownResult(of member: Program.Member) -> SampleValue {
    let declaration = member.declaration
    let gap = Gap(
      spot: Spot(file: member.file, token: declaration.index), name: declaration.name)
    guard let type = declaration.type else {
      return declaration.kind == .property ? .unknown(Hole(gap)) : .void
    }
    return .unknown(typed(Hole(gap), as: type, file: member.file, owner: member.owner))
  }

  /// An instance of which nothing is known: what makes it, or changes it, is too long.
  package func unknownInstance(of type: TypeName, _ member: Program.Member) -> SampleValue {
    let place = Spot(file: member.file, token: member.declaration.index)
    let gap = Gap(spot: place, name: type.name)
    return .unknown(Hole(type, at: Site(gap), gap: gap))
  }
}
