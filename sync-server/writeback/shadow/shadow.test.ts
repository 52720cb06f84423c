import { expect, test } from 'vitest'
import { emptyShadow, type Shadow, toShadow, toStoredShadow } from './shadow.ts'

const shadow: Shadow = {
  ...emptyShadow,
  values: { 'core.purpose': '정직' },
  sentUnconfirmed: { 'core.purpose': [{ value: '정직', at: 1 }] },
  restSpelling: { 'core.vision': { sent: ' 정직', kept: '정직' } },
  applying: { client: 1, clock: 2, values: {}, lists: {} },
}

test('[W21] [W22] [W23] a shadow is stored under the names that earlier releases read', () => {
  const stored = JSON.parse(JSON.stringify(toStoredShadow(shadow)))
  expect(Object.keys(stored).sort()).toEqual([
    'creating',
    'forms',
    'lists',
    'orders',
    'problems',
    'refused',
    'taking',
    'unheard',
    'values',
  ])
  expect(stored.unheard).toEqual(shadow.sentUnconfirmed)
  expect(stored.forms).toEqual(shadow.restSpelling)
  expect(stored.taking).toEqual(shadow.applying)
  expect(toShadow(stored)).toEqual(shadow)
})

test('a shadow of an earlier release lacks what that release did not know', () => {
  expect(toShadow({ values: { 'core.purpose': '정직' }, lists: {} })).toEqual({
    ...emptyShadow,
    values: { 'core.purpose': '정직' },
  })
  expect(toShadow(null)).toEqual(emptyShadow)
})
