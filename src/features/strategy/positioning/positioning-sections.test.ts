import { expect, test } from 'vitest'
import { stepsUnder } from '#model/workbook/steps.ts'
import { positioningSections } from './positioning-sections.ts'

test('positioning is shown in the order in which the workbook asks for it', () => {
  const asked = new Set(stepsUnder('strategy/positioning').map(({ section }) => section))
  expect(positioningSections.map(({ path }) => path)).toEqual([...asked])
  expect([...asked]).toEqual([
    'strategy/positioning/market',
    'strategy/positioning/persona',
    'strategy/positioning/position',
  ])
})
