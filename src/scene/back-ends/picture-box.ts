import type { Drawing, PictureItem } from '../list/drawing.ts'
import { pixelsKey } from './pixels-of.ts'

/** In px of the page, or in pixels where a scale says how many one px has. */
export interface PictureBox {
  readonly width: number
  readonly height: number
}

/** How large pixels, by the key of `pixelsOf`, are where they are drawn largest: no more of them are needed. */
export function pictureBox(drawings: readonly Drawing[], key: string, scale: number): PictureBox {
  const shown = drawings.flatMap(({ items }) =>
    items.filter((item): item is PictureItem => item.kind === 'picture' && pixelsKey(item) === key),
  )
  const most = (side: 'w' | 'h') =>
    Math.ceil(Math.max(1, ...shown.map((item) => item[side] * factorOf(item) * scale)))
  return { width: most('w'), height: most('h') }
}

function factorOf({ matrix: [a, b, c, d] }: PictureItem): number {
  return Math.max(Math.hypot(a, b), Math.hypot(c, d))
}
