import { expect, test } from 'vitest'
import type { Drawing, Item } from '#scene/list/drawing.ts'
import { textsTooLong } from './texts-too-long.ts'

const run = (layer: string, text: string) => ({ kind: 'text', layer, text }) as Item

test('texts that do not fit are named by how they begin, each once', () => {
  const drawing = {
    items: [run('a', '커트와'), run('a', '드라이'), run('b', '펌'), run('c', '펌')],
    remarks: [
      { layer: 'a', kind: 'overflow' },
      { layer: 'b', kind: 'overflow' },
      { layer: 'c', kind: 'overflow' },
      { layer: 'd', kind: 'empty', slot: '{photo.1}' },
    ],
  } as unknown as Drawing
  expect(textsTooLong(drawing)).toEqual(['커트와 드라이', '펌'])
})
