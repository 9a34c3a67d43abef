// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include <pthread.h>
#include <stdlib.h>

#include "CVibrancyProcess.h"

struct vproc_pool {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  uint64_t bytes;
  uint64_t taken;
  unsigned holders;
  /// Who comes next, and who may: in the order of coming, so that a large share is not passed over.
  unsigned long last, next;
};

vproc_budget vproc_budget_make(uint64_t bytes) {
  struct vproc_pool *pool = calloc(1, sizeof *pool);
  if (!pool) abort();
  pthread_mutex_init(&pool->lock, NULL);
  pthread_cond_init(&pool->changed, NULL);
  pool->bytes = bytes;
  return (vproc_budget){pool};
}

void vproc_budget_free(vproc_budget budget) {
  pthread_cond_destroy(&budget.pool->changed);
  pthread_mutex_destroy(&budget.pool->lock);
  free(budget.pool);
}

static bool fits(const struct vproc_pool *pool, uint64_t more) {
  return pool->taken <= pool->bytes && more <= pool->bytes - pool->taken;
}

void vproc_budget_take(vproc_budget budget, uint64_t bytes) {
  struct vproc_pool *pool = budget.pool;
  pthread_mutex_lock(&pool->lock);
  const unsigned long place = pool->last++;
  while (place != pool->next || (pool->holders > 0 && !fits(pool, bytes)))
    pthread_cond_wait(&pool->changed, &pool->lock);
  pool->next++;
  pool->holders++;
  pool->taken += bytes;
  pthread_cond_broadcast(&pool->changed);
  pthread_mutex_unlock(&pool->lock);
}

bool vproc_budget_grow(vproc_budget budget, uint64_t more) {
  struct vproc_pool *pool = budget.pool;
  pthread_mutex_lock(&pool->lock);
  const bool granted = pool->holders == 1 || fits(pool, more);
  if (granted) pool->taken += more;
  pthread_mutex_unlock(&pool->lock);
  return granted;
}

void vproc_budget_give(vproc_budget budget, uint64_t bytes) {
  struct vproc_pool *pool = budget.pool;
  pthread_mutex_lock(&pool->lock);
  pool->holders--;
  pool->taken -= bytes;
  pthread_cond_broadcast(&pool->changed);
  pthread_mutex_unlock(&pool->lock);
}
