import type { Hex } from '#model/colour/oklab.ts'
import { hexOf } from '#model/colour/oklab.ts'
import type { Drawing, Item, TextItem } from '../list/drawing.ts'
import { apply, type Edges, edgesOf, inverse } from '../shapes/matrix.ts'
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
  const covers = items.flatMap((item) => coverOf(item, isPicture(item.layer)) ?? [])
  const cell = (width * height) / points ** 2
  for (let row = 0; row < points; row++) {
    const y = ((row + 0.5) / points) * height
    const inRow = covers.filter(({ edges: { top, bottom } }) => y >= top && y <= bottom)
    for (let column = 0; column < points; column++) {
      const hex = seenAt(inRow, ((column + 0.5) / points) * width, y)
      if (hex !== null && hex !== 'picture') add(hex, cell)
    }
  }
  for (const item of items) if (item.kind === 'text') add(item.fill, inkOf(item))
  const whole = [...areas.values()].reduce((sum, area) => sum + area, 0)
  return [...areas]
    .map(([hex, area]) => ({ hex, share: area / whole }))
    .sort((one, other) => other.share - one.share)
}

type Seen = Hex | 'picture'

interface Cover {
  /** Outside of which nothing of it is. */
  readonly edges: Edges
  at(x: number, y: number): Seen | null
}

/** What the uppermost of them shows at a point. */
function seenAt(covers: readonly Cover[], x: number, y: number): Seen | null {
  for (let i = covers.length - 1; i >= 0; i--) {
    const cover = covers[i]
    if (!cover || x < cover.edges.left || x > cover.edges.right) continue
    const seen = cover.at(x, y)
    if (seen !== null) return seen
  }
  return null
}

/** What an item shows; null for texts, which are counted apart. What is more than half transparent does not count. */
function coverOf(item: Item, isOfPicture: boolean): Cover | null {
  if (item.opacity < 0.5 || item.kind === 'text') return null
  if (item.kind === 'picture') {
    const back = inverse(item.matrix)
    if (!back) return null
    const own = { left: item.x, top: item.y, right: item.x + item.w, bottom: item.y + item.h }
    return {
      edges: edgesOf(item.matrix, own),
      at: (x, y) => {
        const [ownX, ownY] = apply(back, [x, y])
        const isIn = ownX >= own.left && ownX <= own.right && ownY >= own.top && ownY <= own.bottom
        return isIn ? 'picture' : null
      },
    }
  }
  const paint = paintOfPath(item)
  if (!paint) return null
  return {
    edges: paint.edges,
    at: (x, y) => {
      const tone = paint.at([x, y], 0).find(({ opacity }) => opacity >= 0.5)
      return tone ? (isOfPicture ? 'picture' : hexOf(tone.rgb)) : null
    },
  }
}

function inkOf({ advance, size, opacity, matrix: [a, b, c, d] }: TextItem): number {
  return advance * size * inkOfText * opacity * Math.abs(a * d - b * c)
}
