import { expect, test } from 'vitest'
import { parseShown } from './shown-proposals.ts'

const first = { seed: 0, wanted: null, symbolSize: null, gap: null }

test('what was stored of the shown proposals is read again', () => {
  const shown = { seed: 3, wanted: 'badge', symbolSize: 'LARGE', gap: 'WIDE' }
  expect(parseShown(JSON.stringify(shown))).toEqual(shown)
})

test('what is not of that form gives the first proposals', () => {
  expect(parseShown(null)).toEqual(first)
  expect(parseShown('{')).toEqual(first)
  expect(parseShown('7')).toEqual(first)
  expect(parseShown('{"seed":-1,"wanted":"giant","symbolSize":"HUGE","gap":3}')).toEqual(first)
})
