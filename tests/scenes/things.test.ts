import { expect, test } from 'vitest'
import { body as bodyShape } from '#contract/shapes/body/body.ts'
import { thingKinds } from '#features/quests/things/thing-kinds.ts'
import { bodyOfThing } from '#features/quests/things/things.ts'
import { dressOfThings } from '#features/quests/things/things-look.ts'
import { drawPage } from '#scene/draw-page.ts'
import { testBrands } from '../support/dresses.ts'
import { testFonts } from '../support/test-fonts.ts'

const things = thingKinds.map((kind) => [kind, bodyOfThing(kind)] as const)
const brands = await testBrands()
const onlyNamed = dressOfThings(
  { answers: { 'info.name': '모락빵집' }, palette: null, tagline: undefined, face: null },
  [],
)

test.each(things)('the texts of the %s fit in every brand, and in one that has only a name', (_, body) => {
  for (const dress of [...brands.map((brand) => brand.dress), onlyNamed]) {
    for (const page of body.pages) {
      const { remarks } = drawPage(page, body, dress, testFonts)
      expect(remarks.filter(({ kind }) => kind === 'overflow')).toEqual([])
    }
  }
})

test.each(things)('the body of the %s is one of version 1', (_, body) => {
  expect(bodyShape.safeParse(body).error).toBeUndefined()
})

test.each(things)('no text of the %s is of one language', (_, body) => {
  const words = JSON.stringify(body.pages).match(/"text":"[^"]*"/g) ?? []
  expect(words.filter((text) => !/^"text":"\{[\w.]+\}"$/.test(text))).toEqual([])
})

test('a brand without a line to say shows its name there', () => {
  expect(onlyNamed.words.tagline1).toBe('모락빵집')
})
