import type { ColourMatrix, Drawing, PictureItem } from '../list/drawing.ts'

/** What items show of a picture: the same pixels are decoded once. */
export interface Pixels {
  /** Of the picture in these colours. */
  readonly key: string
  /** Key of the picture in the dress. */
  readonly picture: string
  /** null: as they are. */
  readonly colours: ColourMatrix | null
}

/** The pixels of pictures that drawings show, each once. */
export function pixelsOf(drawings: readonly Drawing[]): readonly Pixels[] {
  const found = new Map<string, Pixels>()
  for (const item of drawings.flatMap(({ items }) => items)) {
    if (item.kind !== 'picture') continue
    const key = pixelsKey(item)
    found.set(key, { key, picture: item.picture, colours: item.colours ?? null })
  }
  return [...found.values()]
}

/** What a back end that changes pixels before it draws them keeps them by. */
export function pixelsKey({ picture, colours }: PictureItem): string {
  return colours ? `${picture} ${colours.join(' ')}` : picture
}
