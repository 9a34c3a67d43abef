// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// The targets of an input that make widgets, with the code that is compiled for each.
package struct WidgetTargets {
  /// A target.
  package struct Target {
    /// Its name, or its folder's.
    package let name: String
    /// The system it is made for.
    package let platform: ProjectTarget.Platform
    /// The number of its files, the first ones, that are its own.
    package let ownCount: Int
    private let plan: TargetPlan
    private let library: SourceLibrary

    fileprivate init(_ plan: TargetPlan, _ library: SourceLibrary) {
      (name, platform, ownCount) = (plan.name, plan.platform, plan.ownCount)
      (self.plan, self.library) = (plan, library)
    }

    /// Its files, then those of what it is built on, as they are compiled for it: made anew by each call.
    package func makeProgram() -> Program {
      Program(plan.outlined(in: library), modules: plan.modules)
    }

    /// The place of a token of its program.
    package func place(_ spot: Spot, in program: Program) -> SourcePlace {
      library.place(plan.files[spot.file], program.sources[spot.file], token: spot.token)
    }

    /// The rank of a catalog, or another resource: its own (0), of what it is built on (1), or of
    /// another of the input (2); `nil`: it cannot show it.
    ///
    /// - Parameter path: Its path below the input's root.
    package func rank(ofCatalog path: String) -> Int? { plan.rank(path) }
  }

  /// The targets, by origin and name.
  package let targets: [Target]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - library: All Swift files of the input.
  ///   - projects: The targets that project files name.
  ///   - isScopeName: Whether a folder of this name is a widget target's.
  package init(
    in library: SourceLibrary, projects: [ProjectTarget] = [],
    isScopeName: @escaping (String) -> Bool
  ) {
    let plans = TargetPlans(library, projects: projects, isScopeName: isScopeName).plans()
    targets = plans.map { Target($0, library) }
  }
}
