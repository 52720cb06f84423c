import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/* Days of a subscription under the zone of the server, which is set before a process begins. */

const roomOf = (path: string) => pathToFileURL(`${import.meta.dirname}/${path}`).href

const program = `
  import { addMonths, periodOf } from '${roomOf('../time/periods.ts')}'
  import { addDays, seoulDayOf, startOfSeoulDay } from '${roomOf('../time/seoul-day.ts')}'
  import { afterRefusedRenewal, atDay, free, isRenewalDue, quoteChange } from '${roomOf('./subscription.ts')}'
  const months = (anchor, count) => Array.from({ length: count }, (_, k) => addMonths(anchor, k + 1))
  const edges = ['2026-12-31T14:59:59Z', '2026-12-31T15:00:00Z', '2027-03-14T06:59:59Z', '2027-03-14T07:00:00Z',
    '2027-11-07T05:59:59Z', '2027-11-07T06:00:00Z', '2028-02-28T14:59:59Z', '2028-02-28T15:00:00Z']
  const plan = { key: 'BASIC', level: 10, price: 29_900, priceOfYear: 299_000, credit: 500 }
  const running = { ...free, phase: 'ACTIVE', planKey: 'BASIC', periodType: 'MONTHLY', anchor: '2027-01-31',
    periodStart: '2027-01-31', periodEnd: '2027-02-28', renewPrice: 29_900 }
  const plus = { ...plan, key: 'PLUS', level: 20, price: 85_400, priceOfYear: 854_000, credit: 2_000 }
  const due = (at) => isRenewalDue(running, null, seoulDayOf(Date.parse(at)))
  const late = afterRefusedRenewal(running)
  console.log(JSON.stringify({
    offset: new Date(Date.parse('2027-01-01T00:00:00Z')).getTimezoneOffset(),
    months: [months('2027-01-31', 12), months('2027-08-31', 6), months('2028-02-29', 3)],
    years: [12, 24, 36, 48].map((count) => addMonths('2028-02-29', count)),
    period: periodOf('2027-01-31', 1, '2027-03-30'),
    edges: edges.map((edge) => seoulDayOf(Date.parse(edge))),
    start: new Date(startOfSeoulDay('2027-03-14')).toISOString(),
    next: addDays('2028-02-28', 1),
    due: [due('2027-02-27T14:59:59Z'), due('2027-02-27T15:00:00Z')],
    ends: ['2027-03-07T14:59:59Z', '2027-03-07T15:00:00Z'].map((at) => atDay(late, seoulDayOf(Date.parse(at))).phase),
    amount: quoteChange(running, plan, plus, 'MONTHLY', '2027-02-14').amount,
  }))`

const inZone = (zone: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--experimental-strip-types', '--input-type=module', '-e', program], {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
      encoding: 'utf8',
    }),
  )

test('dates are the same wherever the server stands: short months, 29 February, midnight in Seoul', () => {
  const expected = {
    months: [
      [
        ...['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
        ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
      ],
      ['2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29'],
      ['2028-03-29', '2028-04-29', '2028-05-29'],
    ],
    years: ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    period: { start: '2027-02-28', end: '2027-03-31' },
    edges: [
      ...['2026-12-31', '2027-01-01', '2027-03-14', '2027-03-14'],
      ...['2027-11-07', '2027-11-07', '2028-02-28', '2028-02-29'],
    ],
    start: '2027-03-13T15:00:00.000Z',
    next: '2028-02-29',
    due: [false, true],
    ends: ['PAST_DUE', 'EXPIRED'],
    amount: 27_750,
  }
  const offsets = { UTC: 0, 'Asia/Seoul': -540, 'America/New_York': 300 }
  for (const [zone, offset] of Object.entries(offsets))
    expect(inZone(zone), zone).toEqual({ ...expected, offset })
})
