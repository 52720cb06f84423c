import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fontFamilies } from '#model/options/fonts.ts'

/** A face of the interface, with some letters only, under the name of a brand's family would replace its letters. */
test('no font of the interface has the name of a family that brands choose', async () => {
  const sheet = await readFile(new URL('../../src/ui/fonts.css', import.meta.url), 'utf8')
  const declared = [...sheet.matchAll(/@font-face\s*\{[^}]*?font-family: "([^"]+)"/g)].map(([, name]) => name)
  expect(declared.length).toBeGreaterThan(1)
  const offered = new Set(fontFamilies.map(({ family }) => family))
  expect(declared.filter((name) => name !== undefined && offered.has(name))).toEqual([])
})
