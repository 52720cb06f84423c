import type { Hex } from '#model/colour/oklab.ts'
import { hexOf } from '#model/colour/oklab.ts'
import type { Drawing, Item, TextItem } from '../list/drawing.ts'
import { apply, inverse } from '../shapes/matrix.ts'
import { paintOfPath } from './paints.ts'

/** How much of a page has a colour. */
export interface ColourShare {
  readonly hex: Hex
  /** 0 to 1, of what is no picture. */
  readonly share: number
}

/** Points along each side. */
const points = 48
/** Of the box of a line of text: how much of it is ink. */
const inkOfText = 0.18

/**
 * The colours of a page by how much of it they cover, the largest first: what lies on top counts, pictures do not. Of texts what
 * their letters cover, by a usual share of their lines. Gradients count by the colour at each point. `isPicture`: layers of which a
 * plate stands for a picture.
 */
export function colourShares(
  { width, height, items }: Drawing,
  isPicture: (layer: string) => boolean = () => false,
): readonly ColourShare[] {
  const areas = new Map<Hex, number>()
  const add = (hex: Hex, area: number) => areas.set(hex, (areas.get(hex) ?? 0) + area)
  const covers = items.flatMap((item) => coverOf(item, isPicture(item.layer)))
  const cell = (width * height) / points ** 2
  for (let row = 0; row < points; row++) {
    for (let column = 0; column < points; column++) {
      const x = ((column + 0.5) / points) * width
      const y = ((row + 0.5) / points) * height
      const hex = covers.reduceRight<Hex | 'picture' | null>((top, cover) => top ?? cover(x, y), null)
      if (hex !== null && hex !== 'picture') add(hex, cell)
    }
  }
  for (const item of items) if (item.kind === 'text') add(item.fill, inkOf(item))
  const whole = [...areas.values()].reduce((sum, area) => sum + area, 0)
  return [...areas]
    .map(([hex, area]) => ({ hex, share: area / whole }))
    .sort((one, other) => other.share - one.share)
}

type Cover = (x: number, y: number) => Hex | 'picture' | null

/** What an item shows at a point; texts are counted apart. What is more than half transparent does not count. */
function coverOf(item: Item, isOfPicture: boolean): Cover[] {
  if (item.opacity < 0.5 || item.kind === 'text') return []
  if (item.kind === 'picture') {
    const back = inverse(item.matrix)
    if (!back) return []
    return [
      (x, y) => {
        const [ownX, ownY] = apply(back, [x, y])
        const isIn = ownX >= item.x && ownX <= item.x + item.w && ownY >= item.y && ownY <= item.y + item.h
        return isIn ? 'picture' : null
      },
    ]
  }
  const paint = paintOfPath(item)
  if (!paint) return []
  return [
    (x, y) => {
      const tone = paint.at([x, y], 0).find(({ opacity }) => opacity >= 0.5)
      return tone ? (isOfPicture ? 'picture' : hexOf(tone.rgb)) : null
    },
  ]
}

function inkOf({ advance, size, opacity, matrix: [a, b, c, d] }: TextItem): number {
  return advance * size * inkOfText * opacity * Math.abs(a * d - b * c)
}
