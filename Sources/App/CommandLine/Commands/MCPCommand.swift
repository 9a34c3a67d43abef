// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyVocabulary

/// `vibrancy mcp`: the same for coding agents, over the standard streams.
struct MCPCommand: Command {
  private let roots: [String]
  private let seconds: Double

  static let about = CommandDescription(
    "Serves coding agents: widgets, pictures, findings and patches, by the Model Context Protocol",
    usage: ["[--root DIR]..."],
    examples: [
      ExampleSpec("vibrancy mcp", "what a client starts; the working directory is read"),
      ExampleSpec("vibrancy mcp --root App --root Shared", "two folders are read"),
    ])

  init(_ options: inout OptionReader) {
    roots =
      options.list(
        "root", .directory, placeholder: "DIR",
        otherwise: "the roots that the client names, else the working directory",
        help: "a folder that may be read; nothing outside of them is, and nothing is written"
      ).value
    seconds =
      options.value(
        "time-limit", .number(0.1...86_400), placeholder: "SECONDS",
        default: AgentSession.Limits().seconds, help: "the time that one call may take"
      ).value
    options.help()
  }

  func run() async -> ExitStatus {
    let console = Console(isQuiet: true)
    for root in roots where !FileSystem.isFolder(root) {
      await console.fail(
        "--root: '\(VisibleText.short(root))' is not a folder; name one that there is")
      return .failure
    }
    let projects = AgentProjects(seconds: seconds)
    let tools: [any AgentTool] = [
      ListWidgetsTool(projects: projects), RenderWidgetTool(projects: projects),
      LintTool(projects: projects), ExplainRuleTool(), InspectPictureTool(projects: projects),
      FixPatchTool(projects: projects),
    ]
    var limits = AgentSession.Limits()
    limits.seconds = seconds
    let output = MessageOutput()
    let session = AgentSession(
      version: ToolVersion.current, tools: tools, roots: roots, limits: limits,
      send: { output.write($0) })
    await AgentServer.run(session)
    return .done
  }
}
