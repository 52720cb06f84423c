import { expect, it } from 'vitest'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { entriesToCome } from './entries-to-come.ts'

const now = Date.parse('2026-11-30T15:30:00Z')
const entry = (key: string, values: Partial<PlannerEntry>) =>
  ({ key, day: null, time: null, status: 'DRAFT', ...values }) as PlannerEntry

it('entries from today in Seoul on by their time, then ideas, and none that is done', () => {
  const all = [
    entry('idea', { status: 'IDEA' }),
    entry('later', { day: '2026-12-01', time: '18:00' }),
    entry('yesterday', { day: '2026-11-30' }),
    entry('today', { day: '2026-12-01', time: '09:00' }),
    entry('posted', { day: '2026-12-02', status: 'POSTED' }),
    entry('skipped', { status: 'SKIPPED' }),
  ]
  expect(entriesToCome(all, now).map(({ key }) => key)).toEqual(['today', 'later', 'idea'])
})
