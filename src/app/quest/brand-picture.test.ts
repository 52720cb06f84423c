import { expect, test } from 'vitest'
import { palettesOf } from '#model/colour/palettes.ts'
import { drawBrandPicture } from './brand-picture.ts'

const logo = {
  width: 200,
  height: 100,
  shapes: [{ kind: 'path', d: 'M0 0H200V100H0Z', x: 0, y: 0, scale: 1, fill: '#123456', isEvenOdd: false }],
} as const

test('the logo is scaled into its place, and the palette fills the lower edge', async () => {
  const palette = palettesOf('#2F6B4F')[0]?.colours ?? null
  const { width, height, shapes } = await drawBrandPicture(logo, null, palette)
  expect([width, height]).toEqual([1080, 1080])
  expect(shapes[1]).toMatchObject({ fill: '#123456', x: 150, scale: 3.9, y: 215 })
  expect(shapes.slice(2).map(({ x, y }) => [x, y])).toEqual([
    [0, 930],
    ...[expect.any(Number), expect.any(Number), expect.any(Number)].map((x) => [x, 930]),
  ])
  expect(shapes.some((shape) => shape.kind === 'path' && shape.fill === '#2F6B4F')).toBe(true)
})

test('without a colour there is no palette', async () => {
  expect((await drawBrandPicture(logo, null, null)).shapes).toHaveLength(2)
})
