import bold from 'pretendard/dist/web/static/woff/Pretendard-Bold.woff?url'
import regular from 'pretendard/dist/web/static/woff/Pretendard-Regular.woff?url'
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

const cacheName = 'fonts'

/** Fonts of the app itself, which every device has, and slices of the server's, kept once they were used. */
export function createBookSource(language: string): FontSource {
  const family = hanFamilies[language] ?? otherwise
  const sheets = new Map<BookWeight, Promise<readonly Slice[]>>()
  const slices = new Map<string, Promise<Uint8Array>>()

  const slicesOf = (weight: BookWeight) => {
    const known = sheets.get(weight) ?? readText(`/fonts/${family}/${weight}.css`).then(parseSlices)
    sheets.set(weight, known)
    return known
  }

  return {
    base: (weight) => readBytes(weight === 700 ? bold : regular),
    slice: async (codePoint, weight) => {
      try {
        const slice = sliceFor(await slicesOf(weight), String.fromCodePoint(codePoint))
        if (!slice) return null
        // A book is set from WOFF: its tables can be read without another decoder.
        const url = slice.url.replace(/\.woff2\b/, '.woff')
        const bytes = slices.get(url) ?? readBytes(url)
        slices.set(url, bytes)
        return { key: url, bytes: await bytes }
      } catch {
        // Without a network and never used before.
        return null
      }
    },
  }
}

async function readText(url: string): Promise<string> {
  return (await fetchKept(url)).text()
}

async function readBytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchKept(url)).arrayBuffer())
}

/** From the device where it was read before, else from the server and kept. */
async function fetchKept(url: string): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => null)
  const kept = await cache?.match(url)
  if (kept) return kept
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await cache?.put(url, response.clone()).catch(() => {})
  return response
}
