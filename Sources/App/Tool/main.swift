// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import VibrancyCommandLine

CommandLineTool.prepare()
if let missing = CommandLineTool.missingResource { CommandLineTool.refuse(missing) }
Task.detached {
  let status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
  CommandLineTool.exit(status)
}
// Not `dispatchMain()`: it ends this thread by unwinding its stack, for which all the tables of the
// program are sorted first, 4 ms of every run. Nothing here runs on the main queue.
let never = DispatchSemaphore(value: 0)
while true { never.wait() }
