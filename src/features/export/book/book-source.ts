import { readFontBytes, readFontFile } from '#device/fonts/font-file.ts'
import { bookFileOf, hanSheet } from '#device/fonts/han-face.ts'
import { ownFont } from '#device/fonts/own-font.ts'
import { parseSlices, type Slice, sliceFor } from '#device/fonts/slices.ts'
import type { BookWeight, FontSource } from './book-fonts.ts'

/** Fonts of the app itself, which every device has, and slices from the server, cached after first use. */
export function createBookSource(language: string): FontSource {
  const sheets = new Map<BookWeight, Promise<readonly Slice[]>>()
  const slices = new Map<string, Promise<Uint8Array>>()

  const slicesOf = (weight: BookWeight) => {
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
