// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The overlay is used instead of the library, so one import brings both.
@_exported public import Vibrancy
