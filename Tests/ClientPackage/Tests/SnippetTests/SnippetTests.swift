// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// Beside this file `extract-snippets` writes the code of the documentation, to be compiled.
import Foundation
import VibrancyFoundation
import VibrancyTesting
