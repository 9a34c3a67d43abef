// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef C_VIBRANCY_PROCESS_MEMORY_H
#define C_VIBRANCY_PROCESS_MEMORY_H

#include <stdint.h>
#include <sys/types.h>

/// The bytes of memory that are a process's own now; zero if the system won't report.
uint64_t vproc_memory_of(pid_t pid);

#endif
