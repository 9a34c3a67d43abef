// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyTargets

extension TargetReader {
  /// Finds the sources that do not parse, and takes back what was said of the widgets made of them.
  ///
  /// A source of another folder or library counts where a widget uses it; one of the target itself
  /// always does, as the target cannot be built.
  mutating func readBrokenSources() {
    let broken = Set(plan.files.indices.filter { library.fault(in: plan.files[$0]) != nil })
    guard !broken.isEmpty else { return }
    let outlined = plan.outlined(in: library)
    let reach = SourceReach(outlined, broken: broken, modules: plan.modules)
    let paths = outlined.map(\.source.path)
    let widgets = target.widgets.compactMap { widget in
      paths.firstIndex(of: widget.place.path).map { file in
        (name: widget.name, files: reach.files(from: widget.name, in: file).union([file]))
      }
    }
    for file in broken.sorted() {
      guard let fault = library.fault(in: plan.files[file]) else { continue }
      let isOwn = file < plan.ownCount
      var names = widgets.filter { $0.files.contains(file) }.map(\.name)
      if isOwn {
        names += outlined[file].source.declaredTypes.filter {
          !Self.widgetProtocols.isDisjoint(with: $0.inherited) && !names.contains($0.name)
        }.map(\.name)
      }
      guard !names.isEmpty || isOwn && !PathNames.isTest(paths[file]) else { continue }
      let affected = widgets.filter { names.contains($0.name) }
        .reduce(into: Set([file])) { $0.formUnion($1.files) }
      target.unparsable.append(
        BrokenSource(
          place: library.place(plan.files[file], offset: fault.offset), kind: fault.kind,
          widgets: Set(names).sorted(), paths: Set(affected.map { paths[$0] }), target: plan.name))
    }
    for broken in target.unparsable {
      for name in broken.widgets where !target.unjudged.contains(where: { $0.name == name }) {
        let place = target.widgets.first { $0.name == name }?.place ?? broken.place
        target.unjudged.append(
          UnjudgedWidget(
            name: name, place: place, target: plan.name, reason: .unparsable(broken.place)))
      }
    }
    let unknown = Set(target.unparsable.flatMap(\.widgets))
    let unread = Set(target.unparsable.map(\.place.path))
    faults = faults.compactMap { fault in
      var fault = fault
      fault.widgets.removeAll(where: unknown.contains)
      return fault.widgets.isEmpty ? nil : fault
    }
    missing.removeAll { $0.places.allSatisfy { unread.contains($0.path) } }
  }

  private static let widgetProtocols: Set<String> = ["Widget", "ControlWidget"]
}
