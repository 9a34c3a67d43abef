// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#include "words.h"

#include <stdlib.h>
#include <string.h>

char **vproc_words(const char *texts, size_t bytes) {
  size_t count = 0;
  for (size_t index = 0; index < bytes; index++) count += texts[index] == 0;
  char **words = calloc(count + 1, sizeof *words);
  if (!words) return NULL;
  const char *text = texts;
  for (size_t index = 0; index < count; index++) {
    words[index] = (char *)text;  // `execve` takes it so, and changes nothing
    text += strlen(text) + 1;
  }
  return words;
}
