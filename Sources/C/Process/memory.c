// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "memory.h"

#include "CVibrancyProcess.h"

#ifdef __GLIBC__
#include <malloc.h>

void vproc_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 1 << 20); }
void vproc_return_free_memory(void) { malloc_trim(0); }
#else
void vproc_return_large_blocks(void) {}
void vproc_return_free_memory(void) {}
#endif

#ifdef __APPLE__
#include <libproc.h>

uint64_t vproc_memory_of(pid_t pid) {
  struct rusage_info_v2 usage;
  return proc_pid_rusage(pid, RUSAGE_INFO_V2, (rusage_info_t *)&usage) == 0
             ? usage.ri_phys_footprint
             : 0;
}
#else
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

uint64_t vproc_memory_of(pid_t pid) {
  char text[64];
  snprintf(text, sizeof text, "/proc/%ld/statm", (long)pid);
  const int file = open(text, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t got = read(file, text, sizeof text - 1);
  close(file);
  if (got <= 0) return 0;
  text[got] = 0;
  // In pages: the address space, what of it is in memory, and how much of that comes from files.
  unsigned long long all = 0, resident = 0, shared = 0;
  if (sscanf(text, "%llu %llu %llu", &all, &resident, &shared) != 3 || shared > resident) return 0;
  return (resident - shared) * (uint64_t)sysconf(_SC_PAGESIZE);
}
#endif
