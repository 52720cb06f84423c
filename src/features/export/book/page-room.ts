import type { PageFormat } from './book.ts'

/** What a page has for its text, in mm. */
export interface Room {
  readonly format: PageFormat
  readonly width: number
  readonly height: number
}

/** As in `pages/base.typ`. */
export const rooms: Readonly<Record<PageFormat, Room>> = {
  a4: { format: 'a4', width: 166, height: 244 },
  wide: { format: 'wide', width: 192, height: 141 },
  square: { format: 'square', width: 190, height: 187 },
}
