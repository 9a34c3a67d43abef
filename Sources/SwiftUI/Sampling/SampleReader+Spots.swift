// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyRunning
package import VibrancySyntax

extension SampleReader {
  /// Where a sample is written that does not say so itself: the function of the provider, the static
  /// member, the type with the default values; `nil`: nowhere.
  package func spot(of sample: Sample, _ widget: SampledWidget) -> Spot? {
    if let spot = sample.spot { return spot }
    switch sample.origin {
    case .placeholder:
      return spot(ofProvider: ["placeholder", "previewValue"], of: widget)
    case .snapshot: return spot(ofProvider: ["snapshot", "getSnapshot"], of: widget)
    case .member:
      let types = [subject(of: widget).flatMap { program.type($0, near: widget.spot.file) }]
        .compactMap(\.self)
      return (types + types.compactMap { stateType(of: $0) }).lazy.compactMap { type in
        // A list of examples has one name, and numbers behind it.
        self.program.types[type].order.first { member in
          member.declaration.isStatic && sample.name.hasPrefix(member.declaration.name)
        }
      }.first.map { Spot(file: $0.file, token: $0.declaration.index) }
    case .initializer:
      return subject(of: widget).flatMap { program.type($0, near: widget.spot.file) }
        .flatMap { program.types[$0].place }.map { Spot(file: $0.file, token: $0.index) }
    case .configuration, .preview, .standIns, .none: return nil
    }
  }

  private func spot(ofProvider names: [String], of widget: SampledWidget) -> Spot? {
    guard let type = widget.configuration?.provider?.type else { return nil }
    return names.lazy.compactMap { self.program.members(named: $0, of: type).first }.first
      .map { Spot(file: $0.file, token: $0.declaration.index) }
  }
}
