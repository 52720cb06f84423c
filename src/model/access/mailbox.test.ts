import { expect, test } from 'vitest'
import { accountOfInviteCode, inviteCodeOf } from './invite-code.ts'
import { mailboxOf } from './mailbox.ts'

test('second addresses of a mailbox are recognised', () => {
  for (const email of ['Ha.na@gmail.com', 'hana+shop@gmail.com', 'h.a.n.a+1@googlemail.com'])
    expect(mailboxOf(email)).toBe('hana@gmail.com')
  expect(mailboxOf('ongi@hanmail.net')).toBe(mailboxOf('Ongi@daum.net'))
  expect(mailboxOf('ha.na@naver.com')).not.toBe(mailboxOf('hana@naver.com'))
})

test('a referral code leads to its account, and anything else to none', () => {
  for (const id of [1, 35, 36, 123_456_789]) expect(accountOfInviteCode(inviteCodeOf(id))).toBe(id)
  for (const code of ['', '0', '-1', 'friend-1', 'zzzzzzzzzz', 'a'.repeat(64)])
    expect(accountOfInviteCode(code)).toBeNull()
})
