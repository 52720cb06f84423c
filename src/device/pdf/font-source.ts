import { readFontBytes, readFontFile } from '../fonts/font-file.ts'
import { bookFileOf, hanSheet } from '../fonts/han-face.ts'
import { type OwnWeight, ownFont } from '../fonts/own-font.ts'
import { parseSlices, type Slice, sliceFor } from '../fonts/slices.ts'
import type { FontSource } from './pdf-fonts.ts'

/** Fonts of the app itself, which every device has, and slices from the server, cached after first use. */
export function createFontSource(language: string): FontSource {
  const sheets = new Map<OwnWeight, Promise<readonly Slice[]>>()
  const slices = new Map<string, Promise<Uint8Array>>()

  const slicesOf = (weight: OwnWeight) => {
    const known = sheets.get(weight) ?? readSheet(hanSheet(language, weight))
    sheets.set(weight, known)
    return known
  }

  return {
    base: (weight) => readFontBytes(ownFont(weight)),
    slice: async (codePoint, weight) => {
      try {
        const slice = sliceFor(await slicesOf(weight), String.fromCodePoint(codePoint))
        if (!slice) return null
        const url = bookFileOf(slice.url)
        const bytes = slices.get(url) ?? readFontBytes(url)
        slices.set(url, bytes)
        return { key: url, bytes: await bytes }
      } catch {
        // Offline and not cached.
        return null
      }
    },
  }
}

async function readSheet(url: string): Promise<readonly Slice[]> {
  return parseSlices(await (await readFontFile(url)).text())
}
