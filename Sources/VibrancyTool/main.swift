// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyCommandLine

let status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
CommandLineTool.exit(status)
