# Copyright 2026 the Vibrancy authors
# SPDX-License-Identifier: Apache-2.0
"""Layers of shape and paint, drawn at 8 × 8 subsamples a pixel.

Layers blend as design tools blend them, on encoded values. The subsamples of a pixel are then
averaged in linear light, premultiplied, so edges keep the weight they were drawn with.
"""

import numpy as np

from paints import Paint, Solid
from shapes import Band, Outline

SUBSAMPLES = 8
BAND = 48  # pixel rows at once: bounds the memory, not the result
ALL = 0x0101010101010101  # eight subsamples, all inside


def linear_from_encoded(v):
    v = np.asarray(v, dtype=np.float64)
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def encoded_from_linear(v):
    v = np.clip(np.asarray(v, dtype=np.float64), 0, 1)
    return np.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055)


LINEAR = linear_from_encoded(np.arange(65536) / 65535)


class Canvas:
    """A picture of `width` × `height` points at `scale` pixels per point."""

    def __init__(self, width, height, scale):
        self.width, self.height, self.scale = width, height, scale
        self.layers = []

    def fill(self, shape, paint):
        """Paints a shape; `paint` is a colour (`"#RRGGBB"`), or a Paint."""
        self.layers.append((shape, paint if isinstance(paint, Paint) else Solid(paint)))

    def erase(self, shape):
        """Cuts a shape out of everything drawn so far."""
        self.layers.append((shape, None))

    def everywhere(self):
        edge = 4
        corners = [(-edge, -edge), (self.width + edge, -edge)]
        corners += [(self.width + edge, self.height + edge), (-edge, self.height + edge)]
        return Outline(corners)

    def coverage(self, shape):
        """The share of each pixel inside a shape, 0…1."""
        mask = np.zeros(self.pixel_shape())
        for top, bottom, band in self.bands():
            inside = shape.sample(band)
            rows, columns = bottom - top, mask.shape[1]
            blocks = inside.reshape(rows, SUBSAMPLES, columns, SUBSAMPLES)
            mask[top:bottom] = blocks.mean(axis=(1, 3))
        return mask

    def pixel_shape(self):
        return round(self.height * self.scale), round(self.width * self.scale)

    def bands(self):
        rows, columns = self.pixel_shape()
        for top in range(0, rows, BAND):
            bottom = min(top + BAND, rows)
            density = SUBSAMPLES * self.scale
            yield top, bottom, Band(top * SUBSAMPLES, bottom * SUBSAMPLES, columns * SUBSAMPLES, density)

    def draw(self):
        """Straight RGBA, encoded sRGB, float64 in 0…1; colour is zero where alpha is."""
        rows, columns = self.pixel_shape()
        picture = np.zeros((rows, columns, 4))
        for top, bottom, band in self.bands():
            picture[top:bottom] = self.draw_band(top, bottom, columns, band)
        return picture

    def draw_band(self, top, bottom, columns, band):
        inside = [np.ascontiguousarray(shape.sample(band)) for shape, _ in self.layers]
        edge = np.zeros((bottom - top, columns), dtype=bool)
        for mask in (mask for mask in inside if mask.any()):
            eights = mask.view(np.uint64).reshape(bottom - top, SUBSAMPLES, columns)
            flat = (eights[:, :1] == eights).all(axis=1) & ((eights[:, 0] == 0) | (eights[:, 0] == ALL))
            edge |= ~flat
        band_picture = np.zeros((bottom - top, columns, 4))

        # A pixel no outline crosses is drawn once, at its centre: paints are smooth inside it.
        row, column = np.nonzero(~edge)
        masks = [mask[row * SUBSAMPLES, column * SUBSAMPLES] for mask in inside]
        x, y = (column + 0.5) / self.scale, (row + top + 0.5) / self.scale
        band_picture[row, column] = self.averaged(self.blended(masks, x, y)[:, None, :])

        row, column = np.nonzero(edge)
        sub_y, sub_x = np.divmod(np.arange(SUBSAMPLES**2), SUBSAMPLES)
        sub_row = row[:, None] * SUBSAMPLES + sub_y
        sub_column = column[:, None] * SUBSAMPLES + sub_x
        masks = [mask[sub_row, sub_column] for mask in inside]
        x = (sub_column + 0.5) / band.density
        y = (sub_row + band.top + 0.5) / band.density
        band_picture[row, column] = self.averaged(self.blended(masks, x, y))
        return band_picture

    def blended(self, masks, x, y):
        """Premultiplied encoded RGBA of the layers at points x, y."""
        result = np.zeros(x.shape + (4,))
        for mask, (_, paint) in zip(masks, self.layers):
            if not mask.any():
                continue
            if paint is None:
                result[mask] = 0
                continue
            color = paint.at(x[mask], y[mask])
            alpha = color[..., 3:]
            source = np.concatenate([color[..., :3] * alpha, alpha], axis=-1)
            result[mask] = source + result[mask] * (1 - alpha)
        return result

    @staticmethod
    def averaged(samples):
        """The mean over axis 1 in linear light, as straight encoded RGBA."""
        alpha = samples[..., 3]
        safe = np.where(alpha > 0, alpha, 1)[..., None]
        codes = np.clip(samples[..., :3] / safe * 65535 + 0.5, 0, 65535).astype(np.int64)
        linear = LINEAR[codes] * alpha[..., None]
        mean_alpha = alpha.mean(axis=1)
        safe = np.where(mean_alpha > 0, mean_alpha, 1)[..., None]
        color = encoded_from_linear(linear.mean(axis=1) / safe)
        color[mean_alpha == 0] = 0
        return np.concatenate([color, mean_alpha[..., None]], axis=-1)
