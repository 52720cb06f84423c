import { applyMask } from '../mask/apply-mask.ts'
import { dropSpecks } from '../mask/drop-specks.ts'
import { boxMeans, labOf, type Pixels, type Plane, sampled } from '../mask/planes.ts'

/** Of the longer side. The mask of the model has 256 pixels a side: its edges are up to two of them off. */
const reach = 0.012
/** Of all pixels: a smaller part, or a smaller hole, is an error of the model. */
const speck = 0.003
/** Of the longer side: how far around a place the ground is looked at. */
const around = 0.03

/**
 * Cuts people out of a picture. `found`: how sure it is that a pixel belongs to a person, from 0 to 1, over the whole picture;
 * `small`: the picture with fewer pixels, in which the edges are made fine.
 */
export function cutOutPeople(whole: Pixels, small: Pixels, found: Plane): 'cut' | 'nothing' {
  const { width, height } = small
  const ground = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
    return sampled(found, x, y) < 0.5 ? 1 : 0
  })
  dropSpecks(ground, width, speck * ground.length)
  const people = ground.map((one) => 1 - one)
  dropSpecks(people, width, speck * people.length)
  const kept = people.reduce((sum, one) => sum + one, 0) / people.length
  if (kept < 0.005 || kept > 0.985) return 'nothing'
  const mask = { width, height, data: Float32Array.from(people) }
  applyMask(whole, mask, { width, height, data: labOf(small)[0] }, { reach, ground: groundOf(small, mask) })
  return 'cut'
}

/** The colour of the ground near a place: the mean of what no person covers there. */
function groundOf({ width, height, data }: Pixels, mask: Plane) {
  const radius = Math.max(2, Math.round(around * Math.max(width, height)))
  const means = (value: (at: number) => number) =>
    boxMeans({ width, height, data: mask.data.map((inside, at) => (1 - inside) * value(at)) }, radius)
  const share = means(() => 1)
  const colours = [0, 1, 2].map((part) => means((at) => data[at * 4 + part] ?? 0))
  return (part: number, x: number, y: number): number => {
    const colour = colours[part]
    return colour ? sampled(colour, x, y) / Math.max(1e-3, sampled(share, x, y)) : 0
  }
}
