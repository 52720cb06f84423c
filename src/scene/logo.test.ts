import { expect, test } from 'vitest'
import type { LogoLayer } from './body/body.ts'
import type { DressLogo } from './dress/dress.ts'
import type { Item, PictureItem } from './list/drawing.ts'
import { draw, logoOf, pictureOf, rectLayer, textLayer } from './page.fixture.ts'

const logos = (['primary', 'secondary', 'symbol'] as const).flatMap((form) => [
  logoOf(form, 'colour', 0.15),
  logoOf(form, 'dark', 0),
  logoOf(form, 'light', 1),
])

function logoLayer(w: number, h: number, src: LogoLayer['src'] = '{logo.primary}', more = {}): LogoLayer {
  return { id: 'l', type: 'logo', src, x: 100, y: 100, w, h, ...more }
}

function shown(items: readonly Item[]): PictureItem {
  const item = items.find(({ kind, layer }) => kind === 'picture' && layer === 'l')
  if (item?.kind !== 'picture') throw new Error('no logo')
  return item
}

const keyOf = (layer: LogoLayer, ground: `#${string}` = '#FFFFFF', from: readonly DressLogo[] = logos) =>
  shown(draw([rectLayer(ground), layer], { logos: from }).items).picture

test.each([
  ['a box under 1.2:1', 110, 100, 'symbol colour'],
  ['a box of 1.3:1', 130, 100, 'primary colour'],
  ['a box lower than 24 px', 60, 23, 'symbol colour'],
  ['a box over 2.5:1', 300, 100, 'primary colour'],
])('%s takes the form that can be read in it', (_, w, h, key) => {
  expect(keyOf(logoLayer(w, h))).toBe(key)
})

test('a box over 2.5:1 takes the widest form, whatever the template names', () => {
  expect(keyOf(logoLayer(300, 100, '{logo.secondary}'))).toBe('primary colour')
  expect(keyOf(logoLayer(160, 100, '{logo.secondary}'))).toBe('secondary colour')
})

test('a form that the brand lacks is replaced by one that it has', () => {
  expect(keyOf(logoLayer(300, 100), '#FFFFFF', [logoOf('symbol', 'colour', 0.1)])).toBe('symbol colour')
  expect(keyOf(logoLayer(100, 100, '{logo.symbol}'), '#FFFFFF', [logoOf('primary', 'colour', 0.1)])).toBe(
    'primary colour',
  )
})

test('under 2:1 to the ground the logo has one colour', () => {
  expect(keyOf(logoLayer(300, 100), '#7A7A7A')).toBe('primary dark')
  expect(keyOf(logoLayer(300, 100), '#202020')).toBe('primary colour')
  expect(keyOf(logoLayer(300, 100), '#5A5A5A')).toBe('primary light')
})

test('a tone that the template names stays where it can be seen', () => {
  expect(keyOf(logoLayer(300, 100, '{logo.primary.light}'), '#1F6F5C')).toBe('primary light')
  expect(keyOf(logoLayer(300, 100, '{logo.primary.ink}'))).toBe('primary dark')
  expect(keyOf(logoLayer(300, 100, '{logo.primary.light}'))).not.toBe('primary light')
  expect(keyOf(logoLayer(300, 100, '{logo.primary.main}'))).toBe('primary colour')
})

test('without a form in one colour it stands on a plate, inside its box', () => {
  const { items } = draw([rectLayer('#101010'), logoLayer(300, 100)], {
    logos: [logoOf('primary', 'colour', 0.02)],
  })
  const plate = items.find(({ kind, layer }) => kind === 'path' && layer === 'l')
  expect(plate).toMatchObject({ fill: '#FFFEFB' })
  const { x, y, w, h, matrix } = shown(items)
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(0)
  expect(x + w).toBeLessThan(300)
  expect(y + h).toBeLessThan(100)
  expect(matrix.slice(4)).toEqual([100, 100])
})

test('on a busy photograph it stands on a plate', () => {
  const photo = { id: 'i', type: 'image', src: '{photo.1}', x: 0, y: 0, w: 400, h: 400 } as const
  const photos = [pictureOf((cell) => (cell % 2 ? 255 : 0))]
  const { items } = draw([photo, logoLayer(200, 100)], { logos, photos })
  expect(items.filter(({ layer }) => layer === 'l').map(({ kind }) => kind)).toEqual(['path', 'picture'])
})

test('a logo gives way until its clear space is free of texts', () => {
  const near = textLayer('글자', { x: 100, y: 186, size: 20, h: 30 })
  const free = shown(draw([logoLayer(200, 100)], { logos, clearSpace: 0.25 }).items)
  const beside = shown(draw([logoLayer(200, 100), near], { logos, clearSpace: 0.25 }).items)
  expect(beside.h).toBeLessThan(free.h)
  const top = 186 + 12 + 0.36 * 20 - 0.8 * 20
  expect(top - (100 + beside.y + beside.h)).toBeGreaterThanOrEqual(0.25 * beside.h - 0.01)
})

test('a logo keeps its clear space to the edge of the page', () => {
  const layer = logoLayer(200, 66, '{logo.primary}', { x: 4, y: 4, align: 'left' })
  const { x, y, h } = shown(draw([layer], { logos, clearSpace: 0.25 }).items)
  expect(h).toBeLessThan(66)
  expect(4 + y).toBeGreaterThan(0.2 * h)
  expect(x).toBe(0)
})

test('a brand without a logo shows its name in its Korean main font', () => {
  const { items } = draw([logoLayer(300, 100)], { logos: [] })
  expect(items.at(-1)).toMatchObject({
    kind: 'text',
    text: '온기',
    face: { family: 'gowun-batang', weight: 700 },
  })
})

test('a brand with neither has an empty slot', () => {
  const { items, remarks } = draw([logoLayer(300, 100)], { logos: [], words: {} })
  expect(items).toHaveLength(1)
  expect(remarks).toEqual([{ layer: 'l', kind: 'empty', slot: '{logo.primary}' }])
})

test('a logo under half opacity is an ornament: no name stands for it', () => {
  const layer = logoLayer(300, 300, '{logo.symbol.light}', { opacity: 0.16 })
  expect(draw([layer], { logos: [] }).items).toHaveLength(1)
  expect(shown(draw([layer], { logos }).items)).toMatchObject({
    picture: 'symbol light',
    opacity: 0.16,
    h: 300,
  })
})
