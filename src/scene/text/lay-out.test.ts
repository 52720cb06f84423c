import { expect, test } from 'vitest'
import { layOut } from './lines.fixture.ts'

test('a baseline is half a line and 0.36 of the size below the top of its line', () => {
  const { lines } = layOut('가나\n다라', { lineHeight: 1.5 })
  expect(lines.map(({ y }) => y)).toEqual([7.5 + 3.6, 22.5 + 3.6])
})

test.each([
  ['top', 0],
  ['middle', 45],
  ['bottom', 90],
] as const)('at the %s', (valign, top) => {
  expect(layOut('가나', { valign }).lines[0]?.y).toBeCloseTo(top + 5 + 3.6)
})

test.each([
  ['left', 0],
  ['center', 40],
  ['right', 80],
] as const)('to the %s', (align, x) => {
  const [line] = layOut('가나', { align }).lines
  expect(line).toMatchObject({ x, width: 20, parts: [{ x, advance: 20 }] })
})

test('spacing is between letters, and not after the last one', () => {
  const [line] = layOut('가나다', { spacing: 0.1, align: 'right' }).lines
  expect(line?.width).toBeCloseTo(32)
  expect(line?.x).toBeCloseTo(68)
})
