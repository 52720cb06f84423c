import { expect, test } from 'vitest'
import { expectConvergence, expectOwnUndo } from '#scene/edit/devices.fixture.ts'
import { forEachRun, partsOf, runsOr } from '../../../tests/support/random.ts'
import { everyCommand } from './every-command.fixture.ts'

test.each(partsOf(runsOr(20), 20))(
  'three devices that use every command offline show the same whole design after any order of arrival: %o',
  (runs) => {
    forEachRun(runs, (random) => expectConvergence(everyCommand, random))
  },
)

test.each(partsOf(runsOr(20), 20))(
  'undo takes back what its own device did by any command, and no value or letter of another: %o',
  (runs) => {
    let compared = 0
    forEachRun(runs, (random) => {
      compared += expectOwnUndo(everyCommand, random)
    })
    if (runs.to - runs.from === 20) expect(compared).toBeGreaterThan(100)
  },
)
