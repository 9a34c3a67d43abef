// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <pthread.h>
#include <stdlib.h>

#include "CVibrancyProcess.h"

static void *wait_at(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

int vproc_threads(int count) {
  pthread_t *threads = calloc(count > 0 ? (size_t)count : 1, sizeof *threads);
  if (!threads) return 0;
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&gate);
  int started = 0;
  while (started < count && pthread_create(&threads[started], NULL, wait_at, &gate) == 0) started++;
  pthread_mutex_unlock(&gate);
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
  pthread_mutex_destroy(&gate);
  free(threads);
  return started;
}
