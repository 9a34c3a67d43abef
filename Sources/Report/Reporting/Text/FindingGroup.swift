// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules

/// Findings with one cause: of one rule, severity and scene, that say the same apart from names and
/// figures. For people; machines are given every finding.
struct FindingGroup {
  /// At least one; the furthest from what is required first, then in the report's order.
  let findings: [Finding]
  /// The common message, with the span of a figure that differs: `89–99 % of the edges …`.
  let message: String
  /// The reason why they could not be determined, if the message does not say so.
  let reason: String?
  /// The advice for all of them.
  let fix: String?
  /// The detail that distinguishes each: the first number or name that differs, where there is one.
  private let details: [String?]

  /// The worst.
  var first: Finding { findings[0] }
  /// `true` if there is but one.
  var isSingle: Bool { findings.count == 1 }

  /// Findings by their cause, in the order in which the first of each comes.
  static func grouped(_ findings: [Finding]) -> [FindingGroup] {
    var places: [Key: Int] = [:]
    var members: [[Finding]] = []
    for finding in findings {
      let key = Key(finding)
      if let place = places[key] {
        members[place].append(finding)
      } else {
        places[key] = members.count
        members.append([finding])
      }
    }
    return members.map(FindingGroup.init)
  }

  private struct Key: Hashable {
    let rule: RuleID
    let severity: Severity?
    let scene: String?
    let message: MessagePattern
    let reason, fix: MessagePattern?

    init(_ finding: Finding) {
      (rule, severity, scene) = (finding.rule, finding.severity, finding.scene)
      message = MessagePattern(finding.statement)
      reason = finding.ownReason.map(MessagePattern.init)
      fix = finding.advice.map { MessagePattern($0.message) }
    }
  }

  private init(_ members: [Finding]) {
    let ranked = members.enumerated().sorted { a, b in
      let (mine, others) = (a.element.excess, b.element.excess)
      return mine == others ? a.offset < b.offset : mine > others
    }.map(\.element)
    let first = ranked[0]
    findings = ranked
    guard ranked.count > 1 else {
      (message, reason, fix) = (first.message, first.ownReason?.text, first.fix)
      details = [nil]
      return
    }
    let shared = SharedMessage(ranked.map(\.statement))
    message = shared.text ?? "at worst \(first.message)"
    fix = first.advice.map { advice in
      SharedMessage(ranked.compactMap { $0.advice?.message }).text ?? advice.text
    }
    reason = first.ownReason.map { reason in
      SharedMessage(ranked.compactMap(\.ownReason)).text ?? reason.text
    }
    details = shared.details ?? ranked.map { _ in nil }
  }

  // MARK: - Where

  /// One of a group, for a list.
  struct Member {
    /// The place, below the group's `folder`.
    let place: String
    /// The value that differs: `99 %`.
    let detail: String?
    /// The code that shows it, if not all of them are shown by the same: `StatsWidget.swift:78`.
    let code: String?

    /// All of it in one line.
    var line: String {
      place + (detail.map { "  \($0)" } ?? "") + (code.map { "  (\($0))" } ?? "")
    }
  }

  /// The folder that holds all of them, or the one file they are in.
  var folder: String {
    let paths = findings.map(\.location.path)
    if paths.allSatisfy({ $0 == paths[0] }) { return paths[0] }
    var common = findings[0].subjectPath.split(separator: "/", omittingEmptySubsequences: false)
    common.removeLast()
    for finding in findings {
      let others = finding.subjectPath.split(separator: "/", omittingEmptySubsequences: false)
      let shared = zip(common, others.dropLast()).prefix { $0 == $1 }.count
      common.removeSubrange(shared...)
    }
    return common.isEmpty ? "." : common.joined(separator: "/")
  }

  /// The code that shows all of them; empty where it differs, or is what the finding is about.
  var sharedCode: [CodeLocation] {
    let all = findings.map(\.code)
    return all.allSatisfy { $0 == all[0] } ? all[0] : []
  }

  /// Its members, worst first.
  ///
  /// - Parameter most: How many at most; one more is not a reason to leave it out.
  func members(atMost most: Int) -> (listed: [Member], left: Int) {
    let (folder, hasShared) = (folder, !sharedCode.isEmpty)
    let count = findings.count > most + 1 ? most : findings.count
    let places = findings.map { $0.label(below: folder) }
    let often = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
    let listed = (0..<count).map { index -> Member in
      let finding = findings[index]
      // A name that is the place's own says nothing more.
      let detail = details[index].flatMap { $0.hasSuffix(places[index]) ? nil : $0 }
      let leaf = lastComponent(finding.name)
      let isNamed = often[places[index]] != nil && !leaf.isEmpty && detail?.contains(leaf) != true
      let code = hasShared ? [] : finding.code.map(\.inItsFolder)
      return Member(
        place: places[index] + (isNamed ? " \(leaf)" : ""), detail: detail,
        code: code.isEmpty ? nil : CodePlaces.sentence(code))
    }
    return (listed, findings.count - count)
  }

  /// The number of a group's members that a report lists to people; `--verbose` lists the rest.
  static func most(listingAll: Bool) -> Int { listingAll ? .max - 1 : 8 }
}

extension Finding {
  /// The distance from what is required, as a factor of at least 1; 1 where that is not known.
  var excess: Double {
    guard let measured = measured?.value, let required, measured > 0, required > 0 else { return 1 }
    let factor = measured / required
    return factor.isFinite ? max(factor, 1 / factor) : 1
  }

  /// The code that shows it, each place once; empty where it is what the finding is about.
  var code: [CodeLocation] {
    var seen: Set<CodeLocation> = []
    let own = location.line.map { CodeLocation(path: location.path, line: $0) }
    return evidence.filter { $0 != own && seen.insert($0).inserted }
  }

  /// The path of the subject: a set rather than its `Contents.json`.
  var subjectPath: String {
    let ending = "/Contents.json"
    let path = location.path
    return path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
  }

  /// The place below a folder: `Icons/Default` for a set, else with the line.
  fileprivate func label(below folder: String) -> String {
    let path = subjectPath
    if location.path == folder {
      return location.shownPlace ?? (name.isEmpty ? lastComponent(path) : lastComponent(name))
    }
    let below = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    if path != location.path { return withoutEnding(below) }
    return below + (location.shownPlace.map { ":\($0)" } ?? "")
  }

  /// The name, where the path beside it and the message do not say so.
  var shownName: String? {
    guard !name.isEmpty, !statement.arguments.contains(.name(name)) else { return nil }
    let isOfSet = subjectPath != location.path
    let stem = withoutEnding(lastComponent(subjectPath))
    let leaf = lastComponent(name)
    let unscaled = leaf.split(separator: "@", maxSplits: 1).first.map { String($0) } ?? leaf
    if unscaled == stem || leaf == lastComponent(location.path) { return nil }
    return isOfSet ? leaf : name
  }
}

/// Lines of code, as people read them.
enum CodePlaces {
  /// `A.swift:98, 204, B.swift:7`: a file that comes again at once is not named again.
  static func sentence(_ places: [CodeLocation]) -> String {
    var last: String?
    return places.map { place in
      guard place.line != nil else { return place.description }
      defer { last = place.path }
      return place.path == last ? place.words : place.description
    }.joined(separator: ", ")
  }
}

extension CodeLocation {
  /// The same without the folders of its path.
  var inItsFolder: CodeLocation {
    CodeLocation(path: lastComponent(path), line: line, candidates: candidates)
  }

  /// The line without its file: `204`, `204 (one of 3)`.
  fileprivate var words: String {
    let line = line.map { "\($0)" } ?? ""
    return candidates > 1 ? "\(line) (one of \(candidates))" : line
  }
}

/// The part behind the last `/`.
func lastComponent(_ path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
    ?? path
}

private func withoutEnding(_ name: String) -> String {
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
    return name
  }
  return String(name[..<dot])
}
