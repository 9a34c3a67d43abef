// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// Facts are stated in the vocabulary's words, which come with them.
@_exported public import VibrancyVocabulary
