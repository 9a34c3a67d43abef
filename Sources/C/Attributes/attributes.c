// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CVibrancyAttributes.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/xattr.h>

#ifdef __APPLE__
static ssize_t listed(int file, char *names, size_t room) { return flistxattr(file, names, room, 0); }
static ssize_t got(int file, const char *name, void *value, size_t room) {
  return fgetxattr(file, name, value, room, 0, 0);
}
static bool set(int file, const char *name, const void *value, size_t count) {
  return fsetxattr(file, name, value, count, 0, 0) == 0;
}
#define ACCESSED st_atimespec
#define MODIFIED st_mtimespec
#else
static ssize_t listed(int file, char *names, size_t room) { return flistxattr(file, names, room); }
static ssize_t got(int file, const char *name, void *value, size_t room) {
  return fgetxattr(file, name, value, room);
}
static bool set(int file, const char *name, const void *value, size_t count) {
  return fsetxattr(file, name, value, count, 0) == 0;
}
#define ACCESSED st_atim
#define MODIFIED st_mtim
#endif

static void copy_value(int from, int to, const char *name) {
  const ssize_t count = got(from, name, NULL, 0);
  if (count < 0) return;
  void *value = malloc(count ? (size_t)count : 1);
  if (!value) return;
  const ssize_t read = got(from, name, value, (size_t)count);
  // What only the system may set is not ours to keep.
  if (read >= 0) (void)set(to, name, value, (size_t)read);
  free(value);
}

void vattr_copy(int from, int to) {
  const ssize_t count = listed(from, NULL, 0);
  char *names = count > 0 ? malloc((size_t)count) : NULL;
  if (names) {
    const ssize_t read = listed(from, names, (size_t)count);
    for (ssize_t at = 0; at < read; at += (ssize_t)strlen(names + at) + 1)
      copy_value(from, to, names + at);
    free(names);
  }
  struct stat status;
  if (fstat(from, &status) != 0) return;
  const struct timespec times[] = {status.ACCESSED, status.MODIFIED};
  (void)futimens(to, times);
}
