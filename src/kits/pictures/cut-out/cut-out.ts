import { floodGround } from './flood.ts'
import { borderOf, distanceAt, fitGround, medianOf } from './ground-model.ts'
import { applyMask } from './mask/apply-mask.ts'
import { dropSpecks } from './mask/drop-specks.ts'
import { labOf, type Pixels } from './mask/planes.ts'

/** What stays of a picture: people, or what stands on a plain ground. */
export type CutOutWay = 'people' | 'goods'

/** What was found. `uneven`: the border has no one ground; `nothing`: all or nothing of it is ground. */
export type CutOutOutcome = 'cut' | 'uneven' | 'nothing'

/** Share of the border that a plain ground covers at least: goods may touch an edge. */
const leastGround = 0.6
/** Of all pixels: a speck of dust is smaller. */
const speck = 0.001
/** Of the longer side: how far from its edge a mask is made fine. */
const reach = 0.008

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
  const edge = { reach, ground: (part: number, x: number, y: number) => model.at(3 + part, x, y) }
  applyMask(whole, mask, { width, height, data: lab[0] }, edge)
  return 'cut'
}

function channelOf({ data }: Pixels, part: number): Float32Array {
  return Float32Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + part] ?? 0)
}
