import { readFileSync } from 'node:fs'
import { hanFamily } from '#engine/fonts/han-face.ts'
import { sfntOf } from '#engine/fonts/sfnt-of.ts'
import { parseSlices } from '#engine/fonts/slices.ts'
import type { FontSource } from '#engine/pdf/set-fonts.ts'

/** The fonts that the server would send, from the packages they are in. */
export function fontOfPackage(language: string): FontSource {
  return {
    base: async (weight) =>
      sfntOf(read(`pretendard/dist/web/static/woff/Pretendard-${weight === 700 ? 'Bold' : 'Regular'}.woff`)),
    slices: async (slug, weight) => {
      const css = new TextDecoder().decode(read(`@fontsource/${slug}/${weight}.css`))
      return parseSlices(css).map((slice) => ({
        ...slice,
        url: slice.url.replace('./', `@fontsource/${slug}/`),
      }))
    },
    file: async ({ url }) => sfntOf(read(url.replace(/\.woff2\b.*/, '.woff'))),
    others: hanFamily(language),
  }
}

function read(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`node_modules/${path}`))
}
