import { expect, test } from 'vitest'
import { forEachRun, partsOf, runsOr } from '../../../tests/support/random.ts'
import { adding, arranging, moving, removing, styling, tabling, writing } from './commands.fixture.ts'
import { expectConvergence, expectOwnUndo } from './devices.fixture.ts'

const commands = { ...moving, ...arranging, ...adding, ...removing, ...styling, ...tabling }

test.each(partsOf(runsOr(20), 20))(
  'three devices that do anything offline show the same whole design after any order of arrival: %o',
  (runs) => {
    forEachRun(runs, (random) => expectConvergence({ ...commands, ...writing }, random))
  },
)

test.each(partsOf(runsOr(20), 20))(
  'undo takes back what its own device wrote and never the value of another: %o',
  (runs) => {
    let compared = 0
    forEachRun(runs, (random) => {
      compared += expectOwnUndo(commands, random)
    })
    if (runs.to - runs.from === 20) expect(compared).toBeGreaterThan(100)
  },
)
