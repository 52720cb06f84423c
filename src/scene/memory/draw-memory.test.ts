import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { pick } from '#model/fields/arbitrary.ts'
import { forEachRun, runsOr } from '../../../tests/support/random.ts'
import type { Body } from '../body/body.ts'
import { BodyRefused } from '../body/limits.ts'
import { arbitraryBody, templates } from '../document/bodies.fixture.ts'
import { bodyOf } from '../document/body-of.ts'
import { writeBody } from '../document/write-body.ts'
import { inspectPage } from '../draw-page.ts'
import { adding, arranging, moving, removing, runAny, styling } from '../edit/commands.fixture.ts'
import { draw, pageOf, pictureOf, plainDress, rectLayer, textLayer } from '../page.fixture.ts'
import { plainFonts } from '../text/plain-fonts.fixture.ts'
import { createDrawMemory } from './draw-memory.ts'

const dress = { ...plainDress, photos: [pictureOf((cell) => (cell * 37) % 256)] }

/** What is drawn of a page, or why it is not. */
function drawn(body: Body, at: number, memory?: ReturnType<typeof createDrawMemory>): unknown {
  const page = body.pages[at % Math.max(1, body.pages.length)]
  if (!page) return null
  try {
    const { texts, ...drawing } = inspectPage(page, body, dress, plainFonts, memory ? { memory } : {})
    return JSON.parse(
      JSON.stringify({
        ...drawing,
        texts: [...texts].map(([key, { standing, inks }]) => [key, standing, [...inks]]),
      }),
    )
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    return error.limit
  }
}

test('with what is remembered a page is drawn as without, whatever is changed', () => {
  forEachRun(runsOr(12), (random) => {
    const doc = new Y.Doc()
    writeBody(doc, random() < 0.6 ? pick(random, templates)[1] : arbitraryBody(random))
    const memory = createDrawMemory()
    const commands = { ...moving, ...arranging, ...adding, ...removing, ...styling }
    for (let round = 0; round < 8; round++) {
      const body = bodyOf(doc)
      for (const at of [0, 0, round]) expect(drawn(body, at, memory)).toEqual(drawn(body, at))
      runAny(doc, commands, random)
    }
  })
})

test('items that did not change stay the same objects', () => {
  const memory = createDrawMemory()
  const [ground, box] = [rectLayer('#202020'), rectLayer('#FFFFFF', { id: 'b', x: 10, w: 50 })]
  const page = pageOf([ground, box, textLayer('밥')])
  const body = { unit: 'px', width: 400, height: 400 } as const
  const first = inspectPage(page, body, dress, plainFonts, { memory })
  const moved = pageOf([ground, { ...box, x: 20 }, textLayer('밥')])
  const second = inspectPage(moved, body, dress, plainFonts, { memory })
  const stays = second.items.map((item, at) => item === first.items[at])
  expect(second.items.map(({ layer }, at) => [layer, stays[at]])).toContainEqual(['r', true])
  expect(second.items.map(({ layer }, at) => [layer, stays[at]])).toContainEqual(['b', false])
})

test('a text is made legible anew where the ground under it changed', () => {
  const memory = createDrawMemory()
  const fillOn = (ground: `#${string}`) =>
    draw([rectLayer(ground), textLayer('밥')], {}, { memory }).items.find(({ kind }) => kind === 'text')
  expect(fillOn('#FFFFFF')).not.toEqual(fillOn('#101010'))
  expect(fillOn('#FFFFFF')).toEqual(draw([rectLayer('#FFFFFF'), textLayer('밥')]).items.at(-1))
})

test('another brand forgets all', () => {
  const memory = createDrawMemory()
  const colours = { ...plainDress.colours, main: '#AA0000' } as const
  const layers = [rectLayer('{color.main}'), textLayer('{brand.name}')]
  draw(layers, {}, { memory })
  const other = { colours, words: { name: '한길' } }
  expect(draw(layers, other, { memory })).toEqual(draw(layers, other))
})
