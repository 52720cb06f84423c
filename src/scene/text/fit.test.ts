import { expect, test } from 'vitest'
import { layOut, linesOf } from './lines.fixture.ts'

test('a text shrinks as little as it must, and not below its least size', () => {
  const { size, overflows } = layOut('가나 다라 마바 사아', { w: 50, h: 12 })
  expect(overflows).toBe(false)
  expect(size).toBeGreaterThan(5)
  expect(size).toBeLessThan(6.3)
  expect(layOut('가나 다라 마바 사아 자차 카타', { w: 50, h: 12, min: 8 })).toMatchObject({
    size: 8,
    overflows: true,
  })
})

test('a shorter text has its authored size again', () => {
  const layer = Object.freeze({ w: 50, h: 12 })
  expect(layOut('가나 다라 마바 사아', layer).size).toBeLessThan(10)
  expect(layOut('가나', layer).size).toBe(10)
})

test('a text that does not shrink to its box overflows, with all of its lines', () => {
  const { size, overflows, lines } = layOut('가나 다라 마바', { w: 20, h: 20, shrinks: 'words' })
  expect({ size, overflows, count: lines.length }).toEqual({ size: 10, overflows: true, count: 3 })
})

test('more lines than allowed are an overflow, after shrinking', () => {
  expect(layOut('가나 다라', { w: 30, maxLines: 1 })).toMatchObject({ overflows: false })
  expect(layOut('가나 다라', { w: 30, maxLines: 1 }).size).toBeLessThan(7)
  expect(layOut('가나 다라', { w: 30, maxLines: 1, min: 10 })).toMatchObject({ overflows: true })
})

test('a text becomes smaller where that keeps its phrases whole, but not by more than a third', () => {
  expect(linesOf('새 그릇이에요', { w: 60 })).toEqual(['새 그릇이에요'])
  expect(layOut('새 그릇이에요', { w: 60 }).size).toBeGreaterThan(9)
  expect(linesOf('그 한 새 첫 그릇이', { w: 32 })).not.toHaveLength(1)
})

test('balanced lines are about equally long, in no more lines', () => {
  const text = '가나 다라 마바 사아 자차 카타 파하'
  const plain = linesOf(text, { w: 100 })
  const balanced = linesOf(text, { w: 100, balance: true })
  expect(plain).toEqual(['가나 다라 마바 사아', '자차 카타 파하'])
  expect(balanced).toHaveLength(plain.length)
  const ragged = linesOf('가나 다라 마바 사아 자차', { w: 100, balance: true })
  expect(ragged).toEqual(['가나 다라 마바', '사아 자차'])
})
