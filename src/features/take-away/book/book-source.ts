import { readFontBytes, readFontFile } from '#device/fonts/font-file.ts'
import { ownFont } from '#device/fonts/own-font.ts'
import { parseSlices, type Slice, sliceFor } from '#device/fonts/slices.ts'
import type { BookWeight, FontSource } from './book-fonts.ts'

/** The face that draws Han characters, by language: the same character has other strokes in each. */
const hanFamilies: Readonly<Record<string, string>> = {
  'ja-JP': 'noto-sans-jp',
  'zh-CN': 'noto-sans-sc',
  'zh-TW': 'noto-sans-tc',
}
/** Hanja in a Korean book have the traditional strokes. */
const otherwise = 'noto-sans-tc'

/** Fonts of the app itself, which every device has, and slices of the server's, kept once they were used. */
export function createBookSource(language: string): FontSource {
  const family = hanFamilies[language] ?? otherwise
  const sheets = new Map<BookWeight, Promise<readonly Slice[]>>()
  const slices = new Map<string, Promise<Uint8Array>>()

  const slicesOf = (weight: BookWeight) => {
    const known = sheets.get(weight) ?? readSheet(`/fonts/${family}/${weight}.css`)
    sheets.set(weight, known)
    return known
  }

  return {
    base: (weight) => readFontBytes(ownFont(weight)),
    slice: async (codePoint, weight) => {
      try {
        const slice = sliceFor(await slicesOf(weight), String.fromCodePoint(codePoint))
        if (!slice) return null
        // A book is set from WOFF: its tables can be read without another decoder.
        const url = slice.url.replace(/\.woff2\b/, '.woff')
        const bytes = slices.get(url) ?? readFontBytes(url)
        slices.set(url, bytes)
        return { key: url, bytes: await bytes }
      } catch {
        // Without a network and never used before.
        return null
      }
    },
  }
}

async function readSheet(url: string): Promise<readonly Slice[]> {
  return parseSlices(await (await readFontFile(url)).text())
}
