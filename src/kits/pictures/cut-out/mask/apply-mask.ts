import { boxMeans, lightnessOf, type Pixels, type Plane, sampled } from './planes.ts'

interface Edge {
  /** Of the longer side: how far from its edge a mask is made fine. */
  readonly reach: number
  /** What shines through an edge: red, green or blue (0, 1, 2) of the ground at a place, x and y from 0 to 1. */
  ground(part: number, x: number, y: number): number
}

const smooth = 1e-3

/**
 * Gives `whole` the alpha of a mask of fewer pixels. Near the edges of the mask alpha is a line of the lightness there (guided
 * filter; `light` is the lightness of the same picture at the size of the mask), and colours lose the ground that shines through.
 */
export function applyMask(whole: Pixels, mask: Plane, light: Plane, { reach, ground }: Edge): void {
  const radius = Math.max(2, Math.round(reach * Math.max(mask.width, mask.height)))
  const product = (one: Plane, other: Plane): Plane => ({
    ...one,
    data: one.data.map((value, at) => value * (other.data[at] ?? 0)),
  })
  const means = (plane: Plane) => boxMeans(plane, radius)
  const [i, p, ii, ip] = [
    means(light),
    means(mask),
    means(product(light, light)),
    means(product(light, mask)),
  ]
  const slope = i.data.map((mean, at) => {
    const variance = (ii.data[at] ?? 0) - mean * mean
    return ((ip.data[at] ?? 0) - mean * (p.data[at] ?? 0)) / (variance + smooth)
  })
  const base = p.data.map((mean, at) => mean - (slope[at] ?? 0) * (i.data[at] ?? 0))
  const [slopes, bases] = [means({ ...mask, data: slope }), means({ ...mask, data: base })]
  const { width, height, data } = whole
  for (let y = 0; y < height; y++) {
    const down = (y + 0.5) / height
    for (let x = 0; x < width; x++) {
      const across = (x + 0.5) / width
      const at = (y * width + x) * 4
      const inside = sampled(p, across, down)
      if (inside < 0.001) data[at + 3] = 0
      if (inside < 0.001 || inside > 0.999) continue
      const lightness = lightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const alpha = sharpened(sampled(slopes, across, down) * lightness + sampled(bases, across, down))
      if (alpha > 0.05 && alpha < 0.98)
        for (const part of [0, 1, 2]) {
          const under = ground(part, across, down)
          data[at + part] = under + ((data[at + part] ?? 0) - under) / alpha
        }
      data[at + 3] = Math.round((data[at + 3] ?? 255) * alpha)
    }
  }
}

/** Without the faint veil that the filter leaves on both sides. */
function sharpened(alpha: number): number {
  const part = Math.min(1, Math.max(0, (alpha - 0.15) / 0.7))
  return part * part * (3 - 2 * part)
}
