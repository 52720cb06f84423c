import type { Drawing, PictureItem } from '../list/drawing.ts'

/** In px of the page, or in pixels where a scale says how many one px has. */
export interface PictureBox {
  readonly width: number
  readonly height: number
}

/** How large a picture is where it is drawn largest: it needs no more pixels. */
export function pictureBox(drawings: readonly Drawing[], key: string, scale: number): PictureBox {
  const shown = drawings.flatMap(({ items }) =>
    items.filter((item): item is PictureItem => item.kind === 'picture' && item.picture === key),
  )
  const most = (side: 'w' | 'h') =>
    Math.ceil(Math.max(1, ...shown.map((item) => item[side] * factorOf(item) * scale)))
  return { width: most('w'), height: most('h') }
}

function factorOf({ matrix: [a, b, c, d] }: PictureItem): number {
  return Math.max(Math.hypot(a, b), Math.hypot(c, d))
}
