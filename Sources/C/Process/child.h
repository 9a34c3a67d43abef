// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// What the new process does before it becomes the helper.

#ifndef C_VIBRANCY_PROCESS_CHILD_H
#define C_VIBRANCY_PROCESS_CHILD_H

#include <sys/types.h>

#include "CVibrancyProcess.h"

typedef struct vproc_child {
  const char *path;
  char *const *arguments;
  char *const *environment;
  vproc_limits limits;
  /// Its descriptors 0, 1, 2, and 3 unless negative; each above 9.
  int ends[4];
  /// The pipe that takes the `errno` of a failure; closed by success.
  int report;
  pid_t parent;
} vproc_child;

/// Becomes the helper, or writes to `report` why not. Only calls what is safe after a fork among threads.
_Noreturn void vproc_become(const vproc_child *child);

#endif
