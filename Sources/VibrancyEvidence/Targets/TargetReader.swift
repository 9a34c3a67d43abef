// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Runs the widgets of one target and gathers what they show.
struct TargetReader {
  let plan: TargetPlan
  let library: SourceLibrary
  private(set) var target: EvidenceTarget
  /// By the path of the set.
  private(set) var uses: [String: [AssetUse]] = [:]
  private(set) var missing: [MissingName] = []
  private(set) var faults: [CodeFault] = []

  /// The steps it took.
  private(set) var stepCount = 0

  /// Where a use stands among those of its set, by what it is apart from its places.
  private var useIndices: [String: [AssetUse: Int]] = [:]
  private let index: SetIndex
  private let files: BundleFiles
  private let version: Int
  private var program = Program([])
  private var asked: [String: [SourcePlace]] = [:]
  private var hasAnswers = false
  private var opened: Set<OpenName> = []

  init(
    _ plan: TargetPlan, _ library: SourceLibrary, sets: [KnownSet], files: BundleFiles,
    system: SystemVersion
  ) {
    (self.plan, self.library, self.files) = (plan, library, files)
    target = EvidenceTarget(name: plan.name, origin: plan.origin, platform: plan.platform)
    var groups: [[KnownSet]] = [[], [], []]
    for set in sets {
      if let rank = plan.rank(set.catalog) { groups[rank].append(set) }
    }
    index = SetIndex(groups)
    version = plan.platform.version(in: system)
  }

  /// The target by its name alone.
  func bare() -> EvidenceTarget { target }

  /// Runs everything.
  mutating func read() {
    program = Program(plan.files.map { library.outlined($0, for: plan.platform) })
    guard let start = situations(of: .systemSmall).first ?? situations(of: .accessoryCircular).first
    else { return }
    let interpreter = Interpreter(program, start.situation)
    let roots = WidgetReader(interpreter: interpreter, ownCount: plan.ownCount).roots()
    for root in roots { read(root, interpreter) }
    readClockKit(interpreter)
    stepCount = interpreter.stepCount
    target.openNames = opened.sorted { ($0.place, $0.pattern) < ($1.place, $1.pattern) }
    let isAnswering = hasAnswers || index.hasImages
    missing =
      isAnswering
      ? asked.map { MissingName(name: $0, places: Array(Set($1)).sorted(), target: plan.name) }
        .sorted { ($0.places[0], $0.name) < ($1.places[0], $1.name) } : []
  }

  private func place(_ spot: Spot) -> SourcePlace {
    library.place(plan.files[spot.file], program.sources[spot.file], token: spot.token)
  }

  /// What the system tells a widget of a family, in each place that shows it on this platform.
  private func situations(of family: Family) -> [(place: Place, situation: Situation)] {
    Place.distinct.compactMap { place in
      guard place.shows(family), plan.platform.shows(place),
        let situation = Situation(place, family, plan.platform, version: version)
      else { return nil }
      return (place, situation)
    }
  }

  private mutating func read(_ root: WidgetRoot, _ interpreter: Interpreter) {
    let configuration = root.configuration
    let possible = plan.platform.families
    let families = (configuration.families ?? possible).intersection(possible)
    var widget = EvidenceWidget(
      name: root.name, place: place(root.spot), kind: configuration.kind,
      families: configuration.kind == .widget ? families : [],
      backgroundIsRemovable: configuration.backgroundIsRemovable)
    if configuration.kind == .widget {
      run(root, widget: &widget, interpreter)
    } else if let first = situations(of: .systemMedium).first
      ?? situations(of: .accessoryRectangular).first
    {
      // Live Activities and controls are in none of the places that are judged.
      interpreter.start(first.situation)
      let exposure = expose(configuration, interpreter)
      for shown in exposure.shown {
        add(shown, widget, configuration.kind == .control ? .control : .activity, nil, false)
      }
    }
    target.widgets.append(widget)
  }

  private func expose(
    _ configuration: WidgetConfiguration, _ interpreter: Interpreter
  ) -> Exposure {
    var trees: [ViewTree] = []
    for (content, entry) in configuration.contents {
      var frame = Frame(file: 0)
      trees.append(
        interpreter.tree(
          of: interpreter.invoke(
            content, [(nil, entry)], at: Spot(file: 0, token: 0), &frame)))
    }
    return Exposure(
      .group(trees, .beside), interpreter, keepsBackground: !configuration.backgroundIsRemovable)
  }

  private mutating func run(
    _ root: WidgetRoot, widget: inout EvidenceWidget, _ interpreter: Interpreter
  ) {
    let configuration = root.configuration
    var known: [(situation: Situation, asked: Set<Situation.Question>, exposure: Exposure)] = []
    var hasBackground = false
    for family in Family.allCases where widget.families.contains(family) {
      for (place, situation) in situations(of: family) {
        guard !configuration.removes(place, family) else { continue }
        let exposure: Exposure
        if let same = known.last(where: {
          $0.situation.agrees(with: situation, on: $0.asked.union([.mode, .background, .family]))
            || $0.situation.agrees(with: situation, on: $0.asked.union([.mode, .background]))
              && $0.situation.family.isAccessory == situation.family.isAccessory
        }) {
          exposure = same.exposure
        } else {
          interpreter.start(situation)
          exposure = expose(configuration, interpreter)
          known.append((situation, interpreter.asked, exposure))
        }
        hasBackground = hasBackground || exposure.hasContainerBackground
        widget.hasUnknown = widget.hasUnknown || exposure.hasUnknown
        for shown in exposure.shown {
          add(shown, widget, .widget, (place, family), !configuration.backgroundIsRemovable)
        }
        add(exposure, widget, place, family)
        if situation.mode == .accented, !family.isAccessory, interpreter.asked.contains(.background)
        {
          addReported(situation, configuration, widget, place, interpreter)
        }
      }
    }
    let isSystem = widget.families.contains { !$0.isAccessory }
    if isSystem, !hasBackground, !widget.hasUnknown, !configuration.contents.isEmpty,
      plan.platform != .watchOS
    {
      faults.append(
        CodeFault(
          kind: .noContainerBackground, place: widget.place, others: [], widgets: [widget.name],
          families: widget.families.filter { !$0.isAccessory }, places: [], isMaybe: false,
          target: plan.name))
    }
  }

  /// Adds what is wrong where a tinted Home Screen says that it shows the background.
  ///
  /// Documented is that it does not; Reported, by an app that mended a block that only then shows,
  /// is that it may say so all the same.
  private mutating func addReported(
    _ situation: Situation, _ configuration: WidgetConfiguration, _ widget: EvidenceWidget,
    _ place: Place, _ interpreter: Interpreter
  ) {
    var reported = situation
    reported.showsBackground = true
    interpreter.start(reported)
    for found in expose(configuration, interpreter).faults where found.kind != .darkInk {
      let doubtful = Fault(kind: found.kind, spot: found.spot, others: found.others, isMaybe: true)
      add(doubtful, widget, place, situation.family)
    }
    interpreter.start(situation)
  }

  private mutating func add(
    _ found: Fault, _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) {
    let kind: CodeFault.Kind =
      switch found.kind {
      case .swallowed: .swallowed
      case .oneGroupTrack: .oneGroupTrack
      case .darkInk: .darkInk
      }
    faults.append(fault(kind, found.spot, found.others, found.isMaybe, widget, place, family))
  }

  private func fault(
    _ kind: CodeFault.Kind, _ spot: Spot, _ others: [Spot], _ isMaybe: Bool,
    _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) -> CodeFault {
    CodeFault(
      kind: kind, place: self.place(spot),
      others: Array(Set(others.map { self.place($0) })).sorted(), widgets: [widget.name],
      families: [family], places: [place], isMaybe: isMaybe, target: plan.name)
  }

  /// Adds what the code itself has wrong in one situation.
  private mutating func add(
    _ exposure: Exposure, _ widget: EvidenceWidget, _ place: Place, _ family: Family
  ) {
    for found in exposure.faults { add(found, widget, place, family) }
    guard exposure.isAccented, !family.isAccessory else { return }
    for shown in exposure.shown {
      let around = shown.around
      let isMade = shown.picture.sources.contains { if case .made = $0 { true } else { false } }
      guard isMade, around.renderings?.isEmpty == true, !around.hasLuminanceToAlpha,
        around.isTemplate != true, !around.isBackground
      else { continue }
      faults.append(fault(.photo, shown.spot, [], around.isMaybe, widget, place, family))
    }
  }

  /// Adds a picture that is shown.
  private mutating func add(
    _ shown: Exposure.Shown, _ widget: EvidenceWidget, _ kind: AssetUse.Kind,
    _ at: (place: Place, family: Family)?, _ keepsBackground: Bool
  ) {
    let around = shown.around
    let spot = place(shown.spot)
    var way: [SourcePlace] = []
    for step in around.way {
      let step = place(step)
      if step != spot, !way.contains(step) { way.append(step) }
    }
    let answers = shown.picture.sources.map { sets(of: $0, shown.picture, spot) }
    let candidates = answers.reduce(0) { $0 + $1.sets.count }
    // Of a name and what is taken where nothing has it, the name is shown.
    let isOne = shown.picture.hasAlternative || answers.count { !$0.sets.isEmpty } < 2
    for (found, isCertain) in answers {
      let isSure = isCertain && isOne
      if !found.isEmpty { hasAnswers = true }
      for set in found.prefix(300) {
        let use = AssetUse(
          place: spot, way: way, target: plan.name, isWatch: plan.platform == .watchOS,
          widget: widget.name, kind: kind,
          families: at.map { [$0.place: [$0.family]] } ?? [:],
          certain: !around.isMaybe && isSure ? Set(at.map { [$0.place] } ?? []) : [],
          bare: around.hasBackdrop ? [] : Set(at.map { [$0.place] } ?? []),
          manner: Manner(around), isBackground: around.isBackground,
          keepsBackground: keepsBackground, candidates: candidates)
        merge(use, into: set.path)
      }
    }
  }

  private mutating func merge(_ use: AssetUse, into path: String) {
    var key = use
    (key.families, key.certain) = ([:], [])
    guard let known = useIndices[path, default: [:]][key] else {
      useIndices[path, default: [:]][key] = uses[path, default: []].count
      uses[path, default: []].append(use)
      return
    }
    uses[path]?[known].families.merge(use.families) { $0.union($1) }
    uses[path]?[known].certain.formUnion(use.certain)
    uses[path]?[known].bare.formUnion(use.bare)
  }

  /// The sets that a picture may be, and whether its name is certain.
  private mutating func sets(
    of source: Picture.Source, _ picture: Picture, _ spot: SourcePlace
  ) -> (sets: [KnownSet], isSure: Bool) {
    switch source {
    case .named(let names):
      var found: [KnownSet] = []
      var isSure = names.patterns.count == 1
      for name in names.patterns.sorted() {
        if Names.isOpen(name) {
          isSure = false
          guard Names.saysSomething(name) else {
            opened.insert(OpenName(pattern: name.printedOpen, place: spot))
            continue
          }
          let fitting = index.sets(fitting: name, kind: .image)
          if fitting.isEmpty { opened.insert(OpenName(pattern: name.printedOpen, place: spot)) }
          found += fitting
        } else {
          let named = index.sets(named: name, kind: .image)
          found += named
          let isMissing =
            named.isEmpty && !name.isEmpty && isSure && picture.sources.count == 1
            && !picture.hasBundle && !picture.hasAlternative && !index.hasSet(named: name)
            && !files.contain(name)
          if isMissing { asked[name, default: []].append(spot) }
        }
      }
      return (found, isSure)
    case .symbol(let path): return (index.sets(ofSymbol: path, kind: .image), true)
    case .generated(let path): return (index.sets(ofGenerated: path, kind: .image), true)
    case .system, .made, .glyph: return ([], true)
    }
  }

  private mutating func readClockKit(_ interpreter: Interpreter) {
    guard let first = situations(of: .accessoryCircular).first else { return }
    interpreter.start(first.situation)
    for source in ClockKitReader(interpreter: interpreter, ownCount: plan.ownCount).sources() {
      let widget = EvidenceWidget(
        name: source.name, place: place(source.spot), kind: .clockKit, families: [],
        backgroundIsRemovable: true)
      target.widgets.append(widget)
      for (picture, spot) in source.pictures {
        add(
          Exposure.Shown(picture: picture, spot: spot, around: .init()), widget, .clockKit, nil,
          false)
      }
      let exposure = Exposure(.group(source.views, .beside), interpreter, keepsBackground: false)
      for shown in exposure.shown { add(shown, widget, .clockKit, nil, false) }
    }
  }
}

extension String {
  /// A pattern as people write it.
  fileprivate var printedOpen: String {
    var text = ""
    for character in self { text += character == "\u{0}" ? "*" : String(character) }
    return text
  }
}

extension Manner {
  init(_ around: Exposure.Surroundings) {
    self.init()
    if let renderings = around.renderings {
      let distinct = Set(renderings)
      accentedRendering = distinct.count == 1 ? distinct.first : nil
      isAccentedOpen = distinct.count > 1
    } else {
      isAccentedOpen = true
    }
    isAccentable = around.isAccent == true
    isTemplate = around.isTemplate
    hasLuminanceToAlpha = around.hasLuminanceToAlpha
    ink = around.ink?.word
    opacity = around.alpha
    (width, height) = (around.width, around.height)
    (isPrivate, isInvalidatable) = (around.isPrivate, around.isInvalidatable)
  }
}

extension WidgetConfiguration {
  /// Whether it asks not to be shown in a place.
  func removes(_ place: Place, _ family: Family) -> Bool {
    guard let location = place.location else { return false }
    return disfavored.contains {
      $0.places.contains(location) && $0.families?.contains(family) ?? true
    }
  }
}

extension Place {
  /// What `disfavoredLocations` calls it.
  fileprivate var location: WidgetLocation? {
    switch self {
    case .lockScreen, .lockScreenTinted, .lockScreenAlwaysOn, .ipadLockScreen: .lockScreen
    case .homeLight, .homeDark, .homeTinted, .homeTintedGlass, .homeTintedLegacy, .homeClearLight,
      .homeClearDark, .todayView:
      .homeScreen
    case .standby, .standbyNight: .standBy
    case .carplay: .carPlay
    case .macDesktop, .macDesktopReceded: .iPhoneWidgetsOnMac
    case .watchFullColor, .watchAccented, .watchAccentedInverted, .watchAlwaysOn, .watchSmartStack,
      .iconLight, .iconDark, .iconTinted, .iconTintedLight, .iconClearLight, .iconClearDark:
      nil
    }
  }
}

extension ProjectTarget.Platform {
  /// The families that widgets have there.
  fileprivate var families: Set<Family> {
    switch self {
    case .iOS:
      [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
        .accessoryRectangular, .accessoryInline,
      ]
    case .watchOS: [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
    case .macOS, .visionOS, .tvOS: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    }
  }

  /// Whether widgets made for it appear in a place.
  fileprivate func shows(_ place: Place) -> Bool {
    switch self {
    case .iOS: place.platform != .watch
    case .watchOS: place.platform == .watch
    case .macOS: place.platform == .mac || place == .homeLight || place == .homeDark
    case .visionOS, .tvOS: place == .homeLight || place == .homeDark
    }
  }

  /// The major version that a generation of systems has here.
  fileprivate func version(in system: SystemVersion) -> Int {
    switch system {
    case .ios26: 26
    case .ios18:
      switch self {
      case .iOS, .tvOS: 18
      case .watchOS: 11
      case .macOS: 15
      case .visionOS: 2
      }
    }
  }
}
