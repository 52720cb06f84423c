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
      const isOwn = slug === 'pretendard'
      const folder = isOwn ? 'pretendard/dist/web/static' : `@fontsource/${slug}`
      const sheet = isOwn ? 'pretendard-dynamic-subset.css' : `${weight}.css`
      const css = new TextDecoder().decode(read(`${folder}/${sheet}`))
      // One sheet of Pretendard has all weights.
      const rules = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
      const own = rules.filter((rule) => Number(/font-weight:\s*(\d+)/.exec(rule)?.[1]) === weight)
      return parseSlices(own.join('')).map((slice) => ({
        ...slice,
        url: slice.url.replace('./', `${folder}/`),
      }))
    },
    file: async ({ url }) => sfntOf(read(url.replaceAll('woff2', 'woff').replace(/\.woff\b.*/, '.woff'))),
    others: hanFamily(language),
  }
}

function read(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`node_modules/${path}`))
}
