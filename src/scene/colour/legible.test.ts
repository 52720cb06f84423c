import { expect, test } from 'vitest'
import { contrastBudget, legible, readableOn } from './legible.ts'
import { paletteOf } from './palette.ts'

const palette = paletteOf({ colours: { main: '#1F6F5C' } })
const name = { slot: null, hex: '#777777', way: 'plain' } as const
const standing = { colours: ['#808080', '#101010', '#F0F0F0'], isOnPhoto: true } as const

test('what is computed for a text is taken from the budget of its page', () => {
  const budget = contrastBudget()
  const before = budget.left
  legible(name, standing, 1, palette, budget)
  expect(budget.left).toBeLessThan(before)
})

test('beyond the budget of its page a text is black on a dense white scrim, and a shape keeps its colour', () => {
  const budget = { left: 0 }
  expect(legible(name, standing, 1, palette, budget)).toEqual({
    fill: '#000000',
    opacity: 1,
    scrim: { fill: '#FFFFFF', opacity: 1 },
  })
  expect(readableOn(name, standing, palette, budget)).toBe('#777777')
})
