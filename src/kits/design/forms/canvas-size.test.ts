import { describe, expect, test } from 'vitest'
import { formOf } from '#model/forms/forms.ts'
import {
  type CanvasSize,
  canLock,
  changeSize,
  faultOf,
  noSize,
  type SizeChange,
  sizeOf,
} from './canvas-size.ts'

const sized = (...changes: SizeChange[]): CanvasSize => changes.reduce(changeSize, noSize)
const width = (text: string) => ({ type: 'width', text }) as const
const height = (text: string) => ({ type: 'height', text }) as const
const lock = { type: 'lock', isOn: true } as const
const pick = (key: string) => {
  const form = formOf(key)
  if (!form) throw new Error(key)
  return { type: 'pick', form } as const
}

describe('a size of one’s own', () => {
  test('width and height are required, numeric, and 40 to 8000', () => {
    expect(['', ' ', 'x', '-3', '39', '39.9', '40', '8000', '8000.5', '8001'].map(faultOf)).toEqual([
      'missing',
      'missing',
      'number',
      'number',
      'small',
      'small',
      null,
      null,
      'large',
      'large',
    ])
  })

  test('it is taken only where both sides are', () => {
    expect(sizeOf(sized(width('40')))).toBeNull()
    expect(sizeOf(sized(width('40'), height('39')))).toBeNull()
    expect(sizeOf(sized(width('40'), height('8000')))).toEqual({ width: 40, height: 8000 })
  })

  test('the ratio can be locked only where both sides are set', () => {
    expect(canLock(sized(width('1200')))).toBe(false)
    expect(sized(width('1200'), lock).ratio).toBeNull()
    expect(canLock(sized(width('1200'), height('800')))).toBe(true)
    expect(sized(width('1200'), height('800'), lock).ratio).toBe(1.5)
  })

  test('with the ratio locked, a change of one side rounds the other to keep it', () => {
    const locked = sized(width('1000'), height('300'), lock)
    expect(changeSize(locked, width('500'))).toMatchObject({ width: '500', height: '150' })
    expect(changeSize(locked, height('100'))).toMatchObject({ width: '333', height: '100' })
    // Rounding does not add up: the ratio is that of the moment of locking.
    expect([height('100'), height('1'), height('300')].reduce(changeSize, locked).width).toBe('1000')
  })

  test('what is no number leaves the other side alone, and the lock ends by unlocking', () => {
    const locked = sized(width('1000'), height('500'), lock)
    expect(changeSize(locked, width(''))).toMatchObject({ width: '', height: '500', ratio: 2 })
    const open = changeSize(locked, { type: 'lock', isOn: false })
    expect(changeSize(open, width('10'))).toMatchObject({ width: '10', height: '500' })
  })
})

describe('a form that is picked', () => {
  test('it brings its size and unit, and a locked ratio becomes its own', () => {
    expect(sized(pick('a4-portrait'))).toEqual({
      form: 'a4-portrait',
      width: '210',
      height: '297',
      unit: 'mm',
      ratio: null,
    })
    expect(sized(width('100'), height('100'), lock, pick('x-header')).ratio).toBe(3)
  })

  test('typing clears it', () => {
    expect(sized(pick('a4-portrait'), width('200')).form).toBeNull()
    expect(sized(pick('a4-portrait'), { type: 'unit', unit: 'px' }).form).toBeNull()
    expect(sized(pick('a4-portrait'), { type: 'unit', unit: 'mm' }).form).toBe('a4-portrait')
  })
})

test('another unit converts by 0.264583 mm a pixel, rounded', () => {
  expect(sized(width('1080'), height('1350'), { type: 'unit', unit: 'mm' })).toMatchObject({
    width: '286',
    height: '357',
    unit: 'mm',
  })
  expect(sized(pick('a4-portrait'), { type: 'unit', unit: 'px' })).toMatchObject({
    width: '794',
    height: '1123',
  })
  expect(sized({ type: 'unit', unit: 'mm' }, width('x'), { type: 'unit', unit: 'px' }).width).toBe('x')
})
