import { expect, test } from 'vitest'
import { isSmallerThan, sizeOfFile } from './size-of-file.ts'

const feed = { width: 1080, height: 1350 }

test('a design is as large as its channel takes it, whole', () => {
  expect(sizeOfFile({ unit: 'px', ...feed }, feed)).toMatchObject(feed)
  expect(sizeOfFile({ unit: 'px', width: 540, height: 675 }, feed)).toMatchObject(feed)
  expect(sizeOfFile({ unit: 'px', ...feed }, { width: 720, height: 720 })).toMatchObject({
    width: 576,
    height: 720,
  })
  expect(sizeOfFile({ unit: 'mm', width: 210, height: 297 }, feed)).toEqual({
    width: 954,
    height: 1350,
    perInch: null,
  })
})

test('without a size of the channel it is as large as its form', () => {
  expect(sizeOfFile({ unit: 'px', ...feed }, null)).toMatchObject(feed)
  expect(sizeOfFile({ unit: 'mm', width: 210, height: 297 }, null)).toEqual({
    width: 2480,
    height: 3508,
    perInch: 300,
  })
})

test('a design of other proportions is smaller than its channel takes it; a pixel by rounding is not', () => {
  const of = (width: number, height: number) =>
    isSmallerThan(sizeOfFile({ unit: 'px', width, height }, feed), feed)
  expect([of(1080, 1350), of(540, 675), of(1081, 1350)]).toEqual([false, false, false])
  expect([of(1080, 1080), of(1080, 1920), of(1350, 1080)]).toEqual([true, true, true])
})
