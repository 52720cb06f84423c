import { expect, it } from 'vitest'
import { forgetConfirmed, isConfirmed, noteConfirmed } from './confirmed-email.ts'
import { forgetInvite, keepInvite, keptInvite } from './invite.ts'
import { forgetSent, noteSent, sentCodeOf } from './sent-code.ts'

const day = 24 * 60 * 60 * 1000

it('keeps a referral code for seven days, also one with a colon', () => {
  keepInvite('ONGI:2026', 1000)
  expect(keptInvite(1000 + 7 * day - 1)).toBe('ONGI:2026')
  expect(keptInvite(1000 + 7 * day)).toBeNull()
  forgetInvite()
  expect(keptInvite(1000)).toBeNull()
})

it('recognises a confirmed address in any spelling, for less time than the server does', () => {
  noteConfirmed('Ji@Ongi.example ', 1000)
  expect(isConfirmed('ji@ongi.example', 2000)).toBe(true)
  expect(isConfirmed('seo@ongi.example', 2000)).toBe(false)
  expect(isConfirmed('ji@ongi.example', 1000 + 30 * 60 * 1000)).toBe(false)
  forgetConfirmed()
  expect(isConfirmed('ji@ongi.example', 2000)).toBe(false)
  // The clock was ahead: how long ago it was confirmed is not known.
  noteConfirmed('ji@ongi.example', day)
  expect(isConfirmed('ji@ongi.example', 2000)).toBe(false)
  forgetConfirmed()
})

it('knows that a code was mailed to an address until it expires', () => {
  noteSent('Ji@Ongi.example ', { at: 1000, until: 5000 })
  expect(sentCodeOf('ji@ongi.example', 4999)).toEqual({ at: 1000, until: 5000 })
  expect(sentCodeOf('ji@ongi.example', 5000)).toBeNull()
  expect(sentCodeOf('seo@ongi.example', 2000)).toBeNull()
  forgetSent()
  expect(sentCodeOf('ji@ongi.example', 2000)).toBeNull()
})
