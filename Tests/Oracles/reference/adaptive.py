# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The adaptive weights of `--luma adaptive`: the hue that keeps apart what colour kept apart."""

import colorsys

import numpy as np

from .colour import LUMA


def samples(rgb, alpha):
    """Up to 2000 visible pixels (alpha >= 0.05) at an even stride, in row order."""
    visible = rgb.reshape(-1, 3)[alpha.reshape(-1) >= 0.05]
    return visible[:: max(1, -(-len(visible) // 2000))]


def pairs(chosen):
    """Index pairs (i, i + n/2) more than 0.0784 apart, the first 300."""
    half = len(chosen) // 2
    first, second = chosen[:half], chosen[half : 2 * half]
    apart = np.linalg.norm(first - second, axis=1) > 0.0784
    return first[apart][:300], second[apart][:300]


def scores(rgb, alpha):
    """The candidate weights and the score of each; empty when no pair qualifies."""
    chosen = samples(rgb, alpha)
    first, second = pairs(chosen)
    if len(first) == 0:
        return []
    found = []
    for step in range(51):
        weights = np.array(colorsys.hsv_to_rgb(step * 0.02 % 1.0, 0.65, 0.5))
        weights = weights / weights.sum()
        contrast = np.log1p(np.abs((first - second) @ weights)).mean()
        drift = np.abs(chosen @ (weights - LUMA)).mean()
        found.append((0.7 * contrast - 0.3 * drift, weights))
    return found


def weights(rgb, alpha):
    """The best weights; the lowest hue wins a tie; Rec. 709 without a pair."""
    found = scores(rgb, alpha)
    if not found:
        return LUMA
    best = max(score for score, _ in found)
    return next(chosen for score, chosen in found if score >= best - 1e-12)
