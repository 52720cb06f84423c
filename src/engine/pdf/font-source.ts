import { readFontBytes, readFontFile } from '../fonts/font-file.ts'
import { bookFileOf, hanFamily } from '../fonts/han-face.ts'
import { ownFont } from '../fonts/own-font.ts'
import { sfntOf } from '../fonts/sfnt-of.ts'
import { parseSlices } from '../fonts/slices.ts'
import type { FontSource } from './set-fonts.ts'

const base = new Map<number, Promise<Uint8Array>>()

/** The whole of Pretendard as the typesetter takes it, unpacked once. */
export function readOwnFont(weight: 400 | 700): Promise<Uint8Array> {
  const known = base.get(weight)
  if (known) return known
  const reading = readFontBytes(ownFont(weight)).then(sfntOf)
  base.set(weight, reading)
  reading.catch(() => base.delete(weight))
  return reading
}

/** Fonts of the app itself, which every device has, and slices from the server, cached after first use. */
export function createFontSource(language: string): FontSource {
  return {
    base: readOwnFont,
    slices: async (slug, weight) =>
      parseSlices(await (await readFontFile(`/fonts/${slug}/${weight}.css`)).text()),
    file: async ({ url }) => sfntOf(await readFontBytes(bookFileOf(url))),
    others: hanFamily(language),
  }
}
