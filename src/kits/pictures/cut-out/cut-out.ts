import { dropSpecks, floodGround } from './flood.ts'
import { borderOf, distanceAt, fitGround, type GroundModel, medianOf } from './ground-model.ts'
import { boxMeans, labOf, lightnessOf, type Pixels, type Plane, sampled } from './planes.ts'

/** What was found. `uneven`: the border has no one ground; `nothing`: all or nothing of it is ground. */
export type CutOutOutcome = 'cut' | 'uneven' | 'nothing'

/** Share of the border that a plain ground covers at least: goods may touch an edge. */
const leastGround = 0.6
/** Of all pixels: a speck of dust is smaller. */
const speck = 0.001
/** Of the longer side: how far from its edge a mask is made fine. */
const reach = 0.008
const smooth = 1e-3

/**
 * Cuts what stands on a plain ground out of a picture. `small`: the same picture with fewer pixels, in which the ground is looked
 * for; along the edges the mask follows those of `whole`, whose alpha it becomes, and whose colours lose what shines through there.
 */
export function cutOut(whole: Pixels, small: Pixels): CutOutOutcome {
  const { width, height } = small
  const lab = labOf(small)
  const channels = [...lab, ...[0, 1, 2].map((part) => channelOf(small, part))]
  const border = borderOf(small)
  const model = fitGround(small, channels, border)
  const distance = Float32Array.from({ length: width * height }, (_, at) => distanceAt(model, lab, small, at))
  const ofBorder = border.map((at) => distance[at] ?? 0)
  const most = Math.min(0.1, Math.max(0.035, 0.025 + 4 * medianOf([...ofBorder])))
  if (ofBorder.filter((far) => far < most).length < leastGround * ofBorder.length) return 'uneven'
  const ground = floodGround({ width, height, distance }, most)
  dropSpecks(ground, width, speck * ground.length)
  const kept = ground.reduce((sum, one) => sum + 1 - one, 0) / ground.length
  if (kept < 0.005 || kept > 0.985) return 'nothing'
  const mask = { width, height, data: Float32Array.from(ground, (one) => 1 - one) }
  applyMask(whole, mask, { width, height, data: lab[0] }, model)
  return 'cut'
}

/** Guided filter: near the edges of the mask alpha is a line of the lightness there. */
function applyMask(whole: Pixels, mask: Plane, light: Plane, model: GroundModel): void {
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
          const under = model.at(3 + part, across, down)
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

function channelOf({ data }: Pixels, part: number): Float32Array {
  return Float32Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + part] ?? 0)
}
