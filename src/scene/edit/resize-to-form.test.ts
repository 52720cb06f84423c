import { expect, test } from 'vitest'
import { forEachRun, runsOr } from '../../../tests/support/random.ts'
import type { Body, Layer, TextLayer } from '../body/body.ts'
import { pageSizeOf } from '../body/page-size.ts'
import { arbitraryBody, templates } from '../document/bodies.fixture.ts'
import { bodyWith, box, group, label, pageWith } from './edit.fixture.ts'
import { type FormSize, resizeToForm } from './resize-to-form.ts'

const square: FormSize = { form: 'square', unit: 'px', width: 1_000, height: 1_000 }
const form = (width: number, height: number): FormSize => ({ form: 'other', unit: 'px', width, height })

function resized(layers: readonly Layer[], to: FormSize, from: FormSize = square) {
  const { body, toCheck } = resizeToForm({ ...bodyWith(pageWith(...layers)), ...from }, to)
  const frames = body.pages[0]?.layers.map(({ id, x, y, w, h }) =>
    [id, ...[x, y, w, h].map(Math.round)].join(' '),
  )
  return { body, toCheck, frames, layers: body.pages[0]?.layers ?? [] }
}

const image = (id: string, x: number, y: number, w: number, h: number, more: object = {}): Layer => ({
  ...({ id, type: 'image', src: '{photo.1}', x, y, w, h } as const),
  ...more,
})

test('a body gets form, unit, size and bleed of the new form, and loses what that has not', () => {
  const from: Body = { ...bodyWith({ ...pageWith(), cut: 'ellipse' }), bleed: 3 }
  const card = { form: 'card', unit: 'mm', width: 90, height: 50, bleed: 2 } as const
  expect(resizeToForm(from, card).body).toMatchObject(card)
  expect(resizeToForm(from, card).body.pages[0]).not.toHaveProperty('cut')
  expect(resizeToForm(from, form(10, 10)).body).not.toHaveProperty('bleed')
  expect(resizeToForm(from, { ...card, cut: 'ellipse' }).body.pages[0]?.cut).toBe('ellipse')
})

test('what is near an edge stays near it, what is in the middle stays there, all by the smaller factor', () => {
  const boxes = [box('nw', 50, 50, 100, 100), box('mid', 450, 450, 100, 100), box('se', 850, 850, 100, 100)]
  expect(resized(boxes, form(2_000, 500)).frames).toEqual([
    'nw 25 25 50 50',
    'mid 975 225 50 50',
    'se 1925 425 50 50',
  ])
})

test('what spans the page in one direction spans the new one', () => {
  const boxes = [box('all', 0, 0, 1_000, 1_000), box('band', 0, 900, 1_000, 100)]
  expect(resized(boxes, form(2_000, 500)).frames).toEqual(['all 0 0 2000 500', 'band 0 450 2000 50'])
})

test('texts with a role keep their relation, with what is among them, and use the room', () => {
  const layers = [
    label('head', 100, 400, 400, 80, { role: 'headline' }),
    label('cta', 100, 520, 200, 40, { role: 'cta' }),
    box('rule', 100, 490, 200, 10),
  ]
  const { frames, layers: after } = resized(layers, form(2_000, 500))
  // Of the same surface: nothing is smaller, and distances between them are the same.
  expect(frames).toEqual(['head 100 150 400 80', 'cta 100 270 200 40', 'rule 100 240 200 10'])
  expect((after[0] as TextLayer).size).toBeCloseTo(20)
})

test('a block of texts that is larger than its distance leaves room for stays within the margin', () => {
  const head = label('head', 100, 200, 300, 200, { role: 'headline' })
  expect(resized([head], form(2_500, 400)).frames).toEqual(['head 100 184 300 200'])
})

test('a block of texts nearer to the edge than the margin stays as near', () => {
  const head = label('head', 10, 780, 300, 200, { role: 'headline' })
  expect(resized([head], form(2_500, 400)).frames).toEqual(['head 10 180 300 200'])
})

test('a photograph beside the texts comes above them where the page becomes tall', () => {
  const layers = [
    image('photo', 0, 0, 800, 800, { role: 'photo' }),
    label('head', 900, 300, 600, 100, { role: 'headline' }),
  ]
  const wide = form(1_600, 800)
  const { frames, toCheck } = resized(layers, form(800, 1_600), wide)
  expect(frames).toEqual(['photo 0 0 800 800', 'head 100 1100 600 100'])
  expect(toCheck).toEqual([])
})

test('no text becomes smaller than its least size, which stays, and is one to check', () => {
  const layers = [
    group('g', [0, 0, 500, 500], [label('t', 0, 0, 100, 50, { size: 30, min: 20 })]),
    label('u', 600, 600, 100, 50, { size: 30, min: 20 }),
  ]
  const { layers: after, toCheck } = resized(layers, form(300, 300))
  expect(after[1]).toMatchObject({ size: 20, min: 20 })
  expect(after[0]).toMatchObject({ children: [{ size: 20, min: 20 }] })
  expect(toCheck).toContain('u')
})

test('strokes and corners grow with what they are of', () => {
  const stroked = box('a', 100, 100, 100, 100, {
    radius: [4, 8, 4, 8],
    stroke: { color: '#000000', width: 2, dash: [6, 4] },
  })
  const { layers } = resized([stroked], form(500, 500))
  expect(layers[0]).toMatchObject({ radius: [2, 4, 2, 4], stroke: { width: 1, dash: [3, 2] } })
})

test('what covers another anew, and a picture of another ratio, is one to check', () => {
  const layers = [
    image('band', 0, 0, 1_000, 300),
    label('a', 50, 350, 400, 100),
    label('b', 50, 700, 400, 100),
  ]
  const { toCheck } = resized(layers, form(1_000, 250))
  expect(toCheck).toEqual(expect.arrayContaining(['band']))
  expect(resized(layers, form(2_000, 2_000)).toCheck).toEqual([])
})

test('the same size leaves everything as it is', () => {
  for (const [, body] of templates) {
    const { form, unit, width, height, bleed } = body
    const cut = body.pages[0]?.cut
    const size = { form, unit, width, height, ...(bleed !== undefined && { bleed }), ...(cut && { cut }) }
    const { body: same, toCheck } = resizeToForm(body, size)
    expect(toCheck).toEqual([])
    expect(rounded(same)).toEqual(rounded({ ...body, pages: body.pages.map((page) => ({ ...page })) }))
  }
})

test('every layer is there once, in its order, with finite numbers, in any size', () => {
  forEachRun(runsOr(40), (random) => {
    const body = arbitraryBody(random)
    const to = form(Math.ceil(random() * 3_000), Math.ceil(random() * 3_000))
    const { body: after, toCheck } = resizeToForm(body, to)
    expect(pageSizeOf(after)).toMatchObject({ width: to.width, height: to.height })
    expect(idsOf(after)).toEqual(idsOf(body))
    expect(JSON.stringify(after)).not.toMatch(/null/)
    for (const key of toCheck) expect(idsOf(body)).toContain(key)
  })
})

function idsOf(body: Body): readonly string[] {
  const ids = (layers: readonly Layer[]): string[] =>
    layers.flatMap((layer) => [layer.id, ...(layer.type === 'group' ? ids(layer.children) : [])])
  return body.pages.flatMap((page) => ids(page.layers))
}

function rounded(body: Body): unknown {
  return JSON.parse(
    JSON.stringify(body, (_, value) =>
      typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value,
    ),
  )
}
