// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import VibrancyCommandLine

if let lack = CommandLineTool.lack { CommandLineTool.refuse(lack) }
Task.detached {
  let status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
  CommandLineTool.exit(status)
}
dispatchMain()
