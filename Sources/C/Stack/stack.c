// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CVibrancyStack.h"

#include <pthread.h>
#include <time.h>

static uintptr_t end_of_stack(void) {
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
#elif defined(__linux__)
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *start = 0;
  size_t size = 0;
  int failed = pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return failed ? 0 : (uintptr_t)start;
#else
  return 0;
#endif
}

uintptr_t vstack_end(void) {
  // Asked for by every parser, and on Linux's first thread an answer takes a file.
  static _Thread_local uintptr_t end = 0;
  if (end == 0) end = end_of_stack();
  return end;
}

uint64_t vstack_thread_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}
