# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""The backdrop's blur, twice: a true Gaussian, and three boxes on a copy a tenth the size."""

import numpy as np


def _clamped_kernel(length, weights):
    """Convolves `length` samples with symmetric `weights`; edge samples are repeated."""
    radius = len(weights) // 2
    matrix = np.zeros((length, length))
    rows = np.arange(length)
    for offset, weight in zip(range(-radius, radius + 1), weights):
        np.add.at(matrix, (rows, np.clip(rows + offset, 0, length - 1)), weight)
    return matrix


def _cut_off_kernel(length, weights):
    """The same where nothing lies beyond the ends: the weights of what is there sum to 1."""
    radius = len(weights) // 2
    matrix = np.zeros((length, length))
    for offset, weight in zip(range(-radius, radius + 1), weights):
        matrix += weight * np.eye(length, k=offset)
    return matrix / matrix.sum(axis=1, keepdims=True)


def separable(image, vertical, horizontal):
    """Each channel of `image` multiplied by one matrix along y and one along x."""
    channels = [vertical @ image[..., c] @ horizontal.T for c in range(image.shape[-1])]
    return np.stack(channels, axis=-1)


def gaussian(image, sigma, is_cut=False):
    """A Gaussian of `sigma` pixels cut at 4.5 sigma, on encoded values; the edges repeat, or
    nothing lies beyond them."""
    reach = np.arange(-int(np.ceil(4.5 * sigma)), int(np.ceil(4.5 * sigma)) + 1)
    weights = np.exp(-0.5 * (reach / sigma) ** 2)
    weights /= weights.sum()
    height, width = image.shape[:2]
    kernel = _cut_off_kernel if is_cut else _clamped_kernel
    return separable(image, kernel(height, weights), kernel(width, weights))


def box_weights(sigma):
    """One box of fractional width, three of which have the variance of the Gaussian."""
    width = np.sqrt(4 * sigma**2 + 1)
    radius = int(np.floor((width - 1) / 2))
    weights = np.ones(2 * radius + 3)
    inner = 2 * radius + 1
    # The end taps share what makes the variance sigma^2 / 3 exactly.
    moment = sum(k * k for k in range(-radius, radius + 1))
    goal = sigma**2 / 3
    end = (goal * inner - moment) / (2 * ((radius + 1) ** 2 - goal))
    weights[0] = weights[-1] = end
    return weights / weights.sum()


def area_matrix(source, target):
    """The matrix that averages `source` samples into `target` equal intervals."""
    edges = np.linspace(0, source, target + 1)
    starts = np.arange(source)
    shared = np.minimum(edges[1:, None], starts + 1) - np.maximum(edges[:-1, None], starts)
    return np.clip(shared, 0, None) * target / source


def linear_matrix(source, target):
    """The matrix that interpolates `source` samples at `target` pixel centres; edges repeat."""
    place = np.clip((np.arange(target) + 0.5) * source / target - 0.5, 0, source - 1)
    low = np.minimum(place.astype(int), max(source - 2, 0))
    matrix = np.zeros((target, source))
    rows = np.arange(target)
    matrix[rows, low] += 1 - (place - low)
    matrix[rows, np.minimum(low + 1, source - 1)] += place - low
    return matrix


def boxes(image, sigma, is_cut=False, reduction=0.1):
    """Three box passes on a `reduction`-scale copy, interpolated back, on encoded values.

    The edges are extended once, before the first pass.
    """
    height, width = image.shape[:2]
    low = max(1, int(height * reduction + 0.5)), max(1, int(width * reduction + 0.5))
    small = separable(image, area_matrix(height, low[0]), area_matrix(width, low[1]))
    box = box_weights(sigma * reduction)
    weights = np.convolve(np.convolve(box, box), box)
    kernel = _cut_off_kernel if is_cut else _clamped_kernel
    small = separable(small, *(kernel(length, weights) for length in low))
    return separable(small, linear_matrix(low[0], height), linear_matrix(low[1], width))
