// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef C_VIBRANCY_PROCESS_WORDS_H
#define C_VIBRANCY_PROCESS_WORDS_H

#include <stddef.h>

/// A list that ends with null, of pointers into `texts`; the list is the caller's to free.
char **vproc_words(const char *texts, size_t bytes);

#endif
