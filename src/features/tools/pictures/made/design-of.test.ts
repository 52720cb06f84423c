import { expect, it } from 'vitest'
import { designOf } from './design-of.ts'

const pictureIn = (width: number | null, height: number | null) => {
  const body = designOf({ idFile: 12, width, height }, '쌀식빵')
  const [layer] = body.pages[0]?.layers ?? []
  return { size: [body.width, body.height], layer }
}

it('a picture fills a page of its own size, and is described', () => {
  const { size, layer } = pictureIn(1024, 1536)
  expect(size).toEqual([1024, 1536])
  expect(layer).toMatchObject({ src: 'file:12', alt: '쌀식빵', x: 0, y: 0, w: 1024, h: 1536 })
})

it('a page is no larger and no smaller than a design may be, and has a size where that of the picture is unknown', () => {
  expect(pictureIn(16_000, 8_000).size).toEqual([8_000, 4_000])
  expect(pictureIn(8_000, 10).size).toEqual([8_000, 40])
  expect(pictureIn(null, null).size).toEqual([1024, 1024])
})
