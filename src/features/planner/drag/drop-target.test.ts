import { expect, test } from 'vitest'
import { targetAfterKey } from './drop-target.ts'

const today = '2026-12-09'
const grid = { isList: false, today }

test('an arrow leads a day on or back, and in a grid of weeks a week up or down', () => {
  const from = { day: '2026-12-31', slot: null }
  const days = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(
    (key) => targetAfterKey(from, key, grid)?.day,
  )
  expect(days).toEqual(['2027-01-01', '2026-12-30', '2027-01-07', '2026-12-24'])
})

test('in a list each arrow is a day', () => {
  const from = { day: '2026-12-31', slot: null }
  expect(targetAfterKey(from, 'ArrowDown', { isList: true, today })?.day).toBe('2027-01-01')
})

test('from the tray the first arrow leads to today', () => {
  expect(targetAfterKey({ day: null, slot: null }, 'ArrowLeft', grid)).toEqual({ day: today, slot: null })
})

test('other keys lead nowhere, and no key stays on a slot', () => {
  expect(targetAfterKey({ day: today, slot: '11:00' }, 'a', grid)).toBeNull()
  expect(targetAfterKey({ day: today, slot: '11:00' }, 'toString', grid)).toBeNull()
  expect(targetAfterKey({ day: today, slot: '11:00' }, 'ArrowRight', grid)?.slot).toBeNull()
})
