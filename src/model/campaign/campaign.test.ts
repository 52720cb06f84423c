import { expect, test } from 'vitest'
import { campaignState, firstCampaign, nextSwitch } from './campaign.ts'
import { deliveryDay } from './delivery-day.ts'

test.each([
  ['2025-10-31T23:59:59.999+09:00', 0, 'BEFORE', '2025-10-31T15:00:00.000Z'],
  ['2025-11-01T00:00:00+09:00', 999, 'OPEN', '2025-11-30T15:00:00.000Z'],
  ['2025-11-01T00:00:00+09:00', 1000, 'FULL', '2025-11-30T15:00:00.000Z'],
  ['2025-11-30T23:59:59.999+09:00', 0, 'OPEN', '2025-11-30T15:00:00.000Z'],
  ['2025-12-01T00:00:00+09:00', 0, 'CLOSED', null],
  ['2026-11-24T00:00:00+09:00', 1000, 'CLOSED', null],
] as const)('D76: at %s with %i applications it is %s', (time, accepted, state, next) => {
  const now = Date.parse(time)
  expect(campaignState(firstCampaign, accepted, now)).toBe(state)
  const at = nextSwitch(firstCampaign, now)
  expect(at === null ? null : new Date(at).toISOString()).toBe(next)
})

test.each([
  // Monday to Thursday of the week after, over its weekend.
  ['2025-11-03T10:00:00+09:00', '2025-11-06'],
  ['2025-11-04T10:00:00+09:00', '2025-11-07'],
  ['2025-11-05T10:00:00+09:00', '2025-11-10'],
  ['2025-11-06T10:00:00+09:00', '2025-11-11'],
  ['2025-11-07T10:00:00+09:00', '2025-11-12'],
  ['2025-11-08T10:00:00+09:00', '2025-11-12'],
  ['2025-11-09T10:00:00+09:00', '2025-11-12'],
  // The day is that of Seoul, also where UTC has another.
  ['2025-11-04T00:00:00+09:00', '2025-11-07'],
  ['2025-11-03T23:59:59+09:00', '2025-11-06'],
  // Over the end of a year; 1 January is no weekend.
  ['2025-12-31T12:00:00+09:00', '2026-01-05'],
])('D78: what comes at %s is delivered by %s', (time, day) => {
  expect(deliveryDay(Date.parse(time))).toBe(day)
})
