// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct ManPageTests {
  private static let subcommands: [Subcommand?] = [nil] + Subcommand.allCases
  private static let macros: Set<String> = [
    ".TH", ".SH", ".SS", ".TP", ".PP", ".RS", ".RE", ".nf", ".fi", ".nh", ".ad", ".br",
  ]

  @Test(arguments: subcommands)
  func `a page has the sections that man looks for, and macros only where they are meant`(
    _ subcommand: Subcommand?
  ) {
    let page = ManPage(CommandLineTool.table).text(for: subcommand)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    for section in [".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS", ".SH EXIT STATUS", ".SH SEE ALSO"] {
      #expect(lines.filter { $0 == section }.count == 1)
    }
    for line in lines.dropLast() {
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) })
      #expect(line.first != "'" && !line.isEmpty)
      if line.first == "." {
        #expect(Self.macros.contains(String(line.prefix { $0 != " " })))
      }
    }
  }

  @Test(arguments: CommandLineTool.table.commands)
  func `a page shows every option, to be copied as it is typed`(_ command: CommandSpec) {
    let page = ManPage(CommandLineTool.table).text(for: command.subcommand)
    for option in command.options {
      // A bare hyphen may be printed as a typographic one, which no shell takes.
      let name = "--\(option.name)".map { $0 == "-" ? "\\-" : String($0) }.joined()
      #expect(page.contains("\\fB\(name)\\fR"))
    }
  }

  @Test func `what roff would obey is printed`() {
    let command = CommandSpec(
      .render, summary: "Says 'hello'", usage: [".x"],
      options: [OptionSpec("name", .text, group: "Options", help: ".SH `a` \\fB ~^ \"b\" 'c'")])
    let table = OptionTable(root: command, commands: [command])
    let page = ManPage(table).text(for: .render)
    #expect(page.contains("\n\\&.SH \\(gaa\\(ga \\efB \\(ti\\(ha \\(dqb\\(dq \\(aqc\\(aq\n"))
    #expect(page.contains("Says \\(aqhello\\(aq\n"))
  }
}
