#!/bin/sh
# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0

# One shard of a test that runs in several processes, as Bazel starts them.
# usage: lint-shard.sh VIBRANCY INPUT...
set -eu
vibrancy=$1
shift
# Says that sharding is understood; Bazel refuses to shard otherwise.
[ -z "${TEST_SHARD_STATUS_FILE:-}" ] || : >"$TEST_SHARD_STATUS_FILE"
index=$((${TEST_SHARD_INDEX:-0} + 1)) total=${TEST_TOTAL_SHARDS:-1}
exec "$vibrancy" lint "$@" --shard "$index/$total" --reporter text \
  --reporter "junit:${XML_OUTPUT_FILE:-junit-$index.xml}" \
  --reporter "jsonl:${TEST_UNDECLARED_OUTPUTS_DIR:-.}/part-$index.jsonl"
