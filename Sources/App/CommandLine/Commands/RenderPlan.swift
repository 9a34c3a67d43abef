// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Which file each result of `render` goes to; checked before anything is written.
struct RenderPlan: Sendable {
  private var plan: OutputPlan
  private let inputs: [Input]
  private let names: @Sendable (Input) -> RenderOutputs<String>

  /// Plans the results of inputs, and makes the folders that they go to.
  ///
  /// - Throws: A sheet over an input or a result, a folder that cannot be written.
  init(
    _ inputs: [Input], _ request: RenderRequest, _ screens: RenderScreens, _ options: RenderOptions
  ) throws(CommandError) {
    let hasPage = options.writesPage
    let names: @Sendable (Input) -> RenderOutputs<String> = {
      request.outputs(of: $0, withPage: hasPage, screens)
    }
    (self.inputs, self.names) = (inputs, names)
    plan = try OutputPlan(
      inputs, names: { names($0).all }, folder: options.folder, alsoRead: request.files,
      sheet: options.sheet, followsLinks: options.batch.followsOutside)
    if !inputs.isEmpty { try plan.prepare() }
  }

  /// Why some results are refused.
  var errors: [CommandError] { plan.errors }

  /// The folder, held open; `nil` if only a sheet is wanted.
  var folder: OutputFolder? { plan.folder }

  /// What the results of an input are called, below the folder.
  func names(of index: Int) -> RenderOutputs<String> { names(inputs[index]) }

  /// Where the results of an input go, `nil` where refused; `nil` without a folder.
  func files(of index: Int) -> RenderOutputs<OutputFile?>? {
    folder == nil ? nil : names(of: index).replacing(plan.files(of: index))
  }
}
