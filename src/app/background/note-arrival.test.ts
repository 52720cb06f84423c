import { afterEach, expect, it } from 'vitest'
import { forgetInvite, keptInvite } from '#features/account/forms/invite.ts'
import { noteArrival } from './note-arrival.ts'

afterEach(forgetInvite)

it.each([
  ['?invite=k3', 'k3'],
  ['?redirectUrl=%2Fbrand&invite=7', '7'],
  ['?invite=1e5', '1e5'],
])('keeps the code in the address a visitor opens: %s', (search, code) => {
  noteArrival(`https://saegim.example/price${search}`)
  expect(keptInvite()).toBe(code)
})

it('keeps the earlier code where an address has none or an invalid one', () => {
  noteArrival('https://saegim.example/?invite=k3')
  for (const search of ['', '?invite=', `?invite=${'k'.repeat(65)}`])
    noteArrival(`https://saegim.example/${search}`)
  expect(keptInvite()).toBe('k3')
})
