#!/bin/sh
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

# Lints a project in PARTS parts side by side with GNU parallel, and makes one report of them.
# usage: lint-parallel.sh PARTS OUTPUT-FOLDER INPUT...
set -eu
parts=$1 out=$2
shift 2
mkdir -p "$out"
rm -f "$out"/part-*.jsonl
# A part's own status says nothing yet: the whole decides. What could not be run at all is missing
# from the merge, which says which part it was.
seq "$parts" | parallel --will-cite -q \
  "${VIBRANCY:-vibrancy}" lint --shard "{}/$parts" --reporter "jsonl:$out/part-{}.jsonl" -j1 "$@" || true
exec "${VIBRANCY:-vibrancy}" merge "$out"/part-*.jsonl --reporter text --reporter "html:$out/lint.html"
