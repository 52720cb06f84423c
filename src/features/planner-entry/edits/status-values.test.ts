import { expect, test } from 'vitest'
import { postedValues, statusValues } from './status-values.ts'

const now = Date.parse('2026-12-18T02:00:00.000Z')
const entry = { channels: ['INSTAGRAM', 'NAVER_PLACE'], posted: null, postedAt: null }
const approver = { id: 7, name: '김모락' }

test('who plans an entry of a team approves it', () => {
  expect(statusValues(entry, 'PLANNED', { approver, now })).toEqual({
    status: 'PLANNED',
    posted: null,
    postedAt: null,
    approvedBy: 7,
    approvedName: '김모락',
    approvedAt: '2026-12-18T02:00:00.000Z',
  })
  expect(statusValues(entry, 'PLANNED', { approver: null, now })).not.toHaveProperty('approvedBy')
})

test('back in a draft an entry has to be approved again', () => {
  expect(statusValues(entry, 'DRAFT', { approver, now })).toMatchObject({
    approvedBy: null,
    approvedAt: null,
  })
})

test('posted it is on all of its channels, at the time at which the first was', () => {
  const first = '2026-12-17T02:00:00.000Z'
  expect(statusValues({ ...entry, postedAt: first }, 'POSTED', { approver, now })).toEqual({
    status: 'POSTED',
    posted: entry.channels,
    postedAt: first,
  })
})

test('the last channel makes it posted, and taking one back makes it planned', () => {
  const one = postedValues(entry, 'INSTAGRAM', true, now)
  expect(one).toMatchObject({ status: 'PLANNED', posted: ['INSTAGRAM'] })
  const both = postedValues({ ...entry, posted: ['INSTAGRAM'], postedAt: null }, 'NAVER_PLACE', true, now)
  expect(both).toMatchObject({ status: 'POSTED', posted: ['INSTAGRAM', 'NAVER_PLACE'] })
  const none = postedValues({ ...entry, posted: ['INSTAGRAM'], postedAt: null }, 'INSTAGRAM', false, now)
  expect(none).toEqual({ status: 'PLANNED', posted: null, postedAt: null })
})
