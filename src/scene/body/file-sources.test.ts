import { expect, test } from 'vitest'
import type { Body, ImageLayer } from './body.ts'
import { filesIn, withoutFiles } from './file-sources.ts'

const picture = (id: string, src: ImageLayer['src']): ImageLayer => ({
  ...{ id, type: 'image', x: 0, y: 0, w: 10, h: 10, focus: [0, 0], zoom: 2 },
  src,
})
const inside = picture('inside', 'file:7')
const body: Body = {
  ...{ v: 1, name: 'a', form: 'custom', unit: 'px', width: 10, height: 10, tags: [] },
  pages: [
    {
      id: 'p',
      background: '#FFFFFF',
      layers: [
        picture('a', 'file:7'),
        picture('b', '{photo.1}'),
        { id: 'g', type: 'group', x: 0, y: 0, w: 10, h: 10, children: [inside] },
        picture('c', 'file:0d4c9a1e-blob'),
      ],
    },
  ],
}

test('the files of a body are those of its pictures, each once', () => {
  expect(filesIn(body)).toEqual(['7', '0d4c9a1e-blob'])
})

test('a body for another brand has the next photographs of the guide in the place of its files', () => {
  const [a, b, g, c] = withoutFiles(body).pages[0]?.layers ?? []
  expect(a).toEqual({ id: 'a', type: 'image', x: 0, y: 0, w: 10, h: 10, src: '{photo.2}' })
  expect(b).toBe(body.pages[0]?.layers[1])
  expect(g).toMatchObject({ children: [{ src: '{photo.3}' }] })
  expect(c).toMatchObject({ src: '{photo.4}' })
  expect(filesIn(withoutFiles(body))).toEqual([])
})

test('a body without files stays the same object', () => {
  const [page] = body.pages
  const plain = { ...body, pages: page ? [{ ...page, layers: page.layers.slice(1, 2) }] : [] }
  expect(withoutFiles(plain)).toBe(plain)
})
