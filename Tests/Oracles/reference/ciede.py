# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""CIEDE2000, from Sharma, Wu and Dalal (2005), equations 2 to 22."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt


def _hue(a, b):
    return degrees(atan2(b, a)) % 360 if a or b else 0.0


def _mean_hue(first, second, chromas):
    if chromas == 0:
        return first + second
    if abs(first - second) <= 180:
        return (first + second) / 2
    return (first + second + (360 if first + second < 360 else -360)) / 2


def _hue_step(first, second, chromas):
    if chromas == 0:
        return 0.0
    step = second - first
    return step - 360 if step > 180 else step + 360 if step < -180 else step


def _half_damped(chroma):
    return sqrt(chroma**7 / (chroma**7 + 25**7))


def difference(lab1, lab2):
    (l1, a1, b1), (l2, a2, b2) = lab1, lab2
    gain = 1 + 0.5 * (1 - _half_damped((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, c2 = hypot(a1 * gain, b1), hypot(a2 * gain, b2)
    h1, h2 = _hue(a1 * gain, b1), _hue(a2 * gain, b2)
    hue_difference = 2 * sqrt(c1 * c2) * sin(radians(_hue_step(h1, h2, c1 * c2) / 2))
    lightness, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, c1 * c2)
    weight = (
        1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63)))
    rotation = -2 * _half_damped(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    off = (lightness - 50) ** 2
    in_lightness = (l2 - l1) / (1 + 0.015 * off / sqrt(20 + off))
    in_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    in_hue = hue_difference / (1 + 0.015 * chroma * weight)
    return sqrt(in_lightness**2 + in_chroma**2 + in_hue**2 + rotation * in_chroma * in_hue)
