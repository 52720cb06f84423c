import { readFontBytes, readFontFile } from '../fonts/font-file.ts'
import { bookFileOf, hanFamily } from '../fonts/han-face.ts'
import { ownFont } from '../fonts/own-font.ts'
import { sfntOf } from '../fonts/sfnt-of.ts'
import { parseSlices } from '../fonts/slices.ts'
import type { FontSource } from './set-fonts.ts'

/** Fonts of the app itself, which every device has, and slices from the server, cached after first use. */
export function createFontSource(language: string): FontSource {
  return {
    base: async (weight) => sfntOf(await readFontBytes(ownFont(weight))),
    slices: async (slug, weight) =>
      parseSlices(await (await readFontFile(`/fonts/${slug}/${weight}.css`)).text()),
    file: async ({ url }) => sfntOf(await readFontBytes(bookFileOf(url))),
    others: hanFamily(language),
  }
}
