import { expect, test } from 'vitest'
import { printLimits } from './design-finding.ts'
import { beyondInk } from './ink-reach.ts'

const { warn, bad } = printLimits.colour

test('papers, greys and the inks themselves are within reach of ink', () => {
  for (const hex of ['#FFFFFF', '#808080', '#000000', '#009FE3', '#E6007E', '#FFED00', '#E30613', '#009640'])
    expect(beyondInk(hex)).toBeLessThan(0.001)
})

test('colours of brands are within reach of ink', () => {
  for (const hex of ['#B4583A', '#1F6F5C', '#E0B040', '#A03050', '#C9702E', '#123456', '#D1C0BB'])
    expect(beyondInk(hex)).toBeLessThan(warn)
})

test('lights of a screen are beyond ink', () => {
  for (const hex of ['#00FF00', '#0000FF', '#FF00FF', '#00FFFF']) expect(beyondInk(hex)).toBeGreaterThan(bad)
  for (const hex of ['#FFFF00', '#FF7AC8']) {
    expect(beyondInk(hex)).toBeGreaterThan(warn)
    expect(beyondInk(hex)).toBeLessThan(bad)
  }
})

test('a colour is the farther beyond ink the more lively it is', () => {
  const greens = ['#00A651', '#00C853', '#00E060', '#00FF00'].map(beyondInk)
  expect(greens).toEqual(greens.toSorted((one, other) => one - other))
})
