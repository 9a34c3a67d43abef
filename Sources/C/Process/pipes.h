// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef C_VIBRANCY_PROCESS_PIPES_H
#define C_VIBRANCY_PROCESS_PIPES_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Makes a pipe, its reading end first, with numbers above 9; zero or an `errno`.
int vproc_pipe(int ends[2]);

/// Makes our end one that never waits; zero or an `errno`.
int vproc_prepare(int end, bool writes);

/// Writes what fits; raises no signal when nobody reads.
ssize_t vproc_write(int end, const uint8_t *bytes, size_t count);

#endif
