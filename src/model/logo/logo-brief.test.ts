import { expect, test } from 'vitest'
import { taskLimits } from '../tasks/task.ts'
import { briefColourOf, briefLimits, briefStepIn, firstOpenStep, recommendForm } from './logo-brief.ts'

test('the recommended form follows the symbol, the style and the length of the name', () => {
  const plain = { name: '온기', symbols: [], tones: [] }
  expect(recommendForm(plain)).toBe('text')
  expect(recommendForm({ ...plain, symbols: ['animal', 'shape'] })).toBe('character')
  expect(recommendForm({ ...plain, symbols: ['plant'] })).toBe('symbol')
  expect(recommendForm({ ...plain, tones: ['calm', 'rooted'] })).toBe('emblem')
  expect(recommendForm({ ...plain, name: 'Ongi Studio and Sons', tones: ['rooted'] })).toBe('symbol')
})

test('an order needs a name and an industry', () => {
  expect(firstOpenStep({ name: ' ', industry: 'FNB' })).toBe(0)
  expect(firstOpenStep({ name: '온기', industry: null })).toBe(1)
  expect(firstOpenStep({ name: '온기', industry: 'FNB_CAFE' })).toBe(null)
})

test('steps in addresses are 0 to 6', () => {
  expect(['0', '6', '7', 'success', '01', ''].map(briefStepIn)).toEqual([0, 6, null, null, null, null])
})

test('a colour is read with and without its mark', () => {
  expect(['#1c6e5a', ' 1C6E5A ', '#fff', 'red'].map(briefColourOf)).toEqual([
    '#1C6E5A',
    '#1C6E5A',
    null,
    null,
  ])
})

test('the longest brief fits into the request of a task, beside the names of product and options', () => {
  const { name, tagline, symbolNote, note } = briefLimits
  const labelsAndChoices = 800
  expect(name + tagline + symbolNote + note + labelsAndChoices).toBeLessThan(taskLimits.request - 1_000)
})
