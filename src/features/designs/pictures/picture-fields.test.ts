import { expect, test } from 'vitest'
import type { Body, ImageLayer, Layer } from '#scene/body/body.ts'
import { picturesOf } from './picture-fields.ts'

const picture = (id: string, x: number, y: number, more: Partial<ImageLayer> = {}): ImageLayer => ({
  ...{ id, type: 'image', x, y, w: 100, h: 100, src: '{photo.1}' },
  ...more,
})

function body(...layers: Layer[]): Body {
  const size = { form: 'custom', unit: 'px', width: 300, height: 300 } as const
  return { v: 1, name: 'a', ...size, tags: [], pages: [{ id: 'p', background: '#FFFFFF', layers }] }
}

test('pictures come from the top, each with the third of the page that its middle is in', () => {
  const group: Layer = {
    id: 'g',
    type: 'group',
    x: 200,
    y: 200,
    w: 100,
    h: 100,
    children: [picture('in', 0, 0)],
  }
  const [page] = picturesOf(body(group, picture('top', 100, 0)))
  expect(page?.fields.map(({ layer, third }) => [layer.id, third])).toEqual([
    ['top', 1],
    ['in', 8],
  ])
})

test('hidden pictures and those whose content is locked are not offered', () => {
  expect(
    picturesOf(body(picture('a', 0, 0, { hidden: true }), picture('b', 0, 0, { lock: ['content'] }))),
  ).toEqual([])
})
