import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrand, readBrand } from '#contract/brand.ts'
import { listInvites } from '#contract/credit.ts'
import { inviteCodeOf } from '#model/access/invite-code.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { payInvitesTask } from '#server/jobs/pay-invites.ts'
import { findLedgerFaults } from '../testing/test-ledger.ts'
import { earnRewards } from './invites.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(async () => {
  expect(await findLedgerFaults(api.database)).toEqual([])
  await api.close()
})

const settle = () =>
  payInvitesTask(api.database, () => new Date(), pino({ level: 'silent' }))['pay-invites']?.run({})

type Person = { id: number; token: string }

/** An account that signed up with a code. */
async function invited(code: string, email?: string): Promise<Person> {
  const person = await api.person()
  await api.database.kysely
    .updateTable('account')
    .set({ invited_code: code, ...(email !== undefined && { email }) })
    .where('id', '=', person.id)
    .execute()
  return person
}

async function open({ token }: Person) {
  const { body } = await api.send(createBrand, { token, body: { name: '온기' } })
  return Number(body.idBrand)
}

const creditOf = async ({ token }: Person, idBrand: number) =>
  (await api.send(readBrand, { token, idBrand })).body.credit

async function invitesOf({ token }: Person) {
  const { body } = await api.send(listInvites, { token })
  return (body._embedded as { invites: unknown[] }).invites
}

test('friend and inviter get 500 credits each, once, also by runs that overlap', async () => {
  const inviter = await api.person()
  const own = await open(inviter)
  const friend = await invited(inviteCodeOf(inviter.id))
  const theirs = await open(friend)
  await Promise.all([settle(), settle()])
  await settle()
  expect(await creditOf(inviter, own)).toBe(600)
  expect(await creditOf(friend, theirs)).toBe(600)
  const both = {
    joinedAt: expect.any(String),
    refused: null,
    joined: { state: 'PAID', credit: 500, brandName: '온기' },
    paid: { state: 'NOT_YET', credit: 1_000, brandName: null },
  }
  expect(await invitesOf(inviter)).toEqual([{ side: 'INVITER', ...both }])
  expect(await invitesOf(friend)).toEqual([{ side: 'INVITEE', ...both }])
})

test('a reward waits until there is a brand to which it can go', async () => {
  const inviter = await api.person()
  const friend = await invited(inviteCodeOf(inviter.id))
  await settle()
  expect(await invitesOf(inviter)).toMatchObject([{ joined: { state: 'WAITING' } }])
  expect(await invitesOf(friend)).toMatchObject([{ joined: { state: 'WAITING' } }])
  const theirs = await open(friend)
  await settle()
  expect(await creditOf(friend, theirs)).toBe(600)
  expect(await invitesOf(inviter)).toMatchObject([{ joined: { state: 'WAITING' } }])
})

test('it goes to the oldest brand that the recipient owns, not to one where it is a member', async () => {
  const inviter = await api.person()
  const host = await api.owner()
  await api.join(host.idBrand, inviter.id, 'BRAND_ROLE_ADMIN')
  const first = await open(inviter)
  const second = await open(inviter)
  await invited(inviteCodeOf(inviter.id))
  await settle()
  expect(await creditOf(inviter, first)).toBe(600)
  expect(await creditOf(inviter, second)).toBe(0)
  expect(await creditOf(host, host.idBrand)).toBe(0)
})

test("one's own second address is refused: another spelling of the mailbox, and the address of the own brand", async () => {
  const inviter = await api.person()
  const own = await open(inviter)
  const set = (table: string, id: number, email: string) =>
    api.database.pool.query(`update ${table} set email = $2 where id = $1`, [id, email])
  await set('account', inviter.id, 'mina.kim@gmail.com')
  await set('brand', own, 'Hello@minas.example')
  const second = await invited(inviteCodeOf(inviter.id), 'minakim+2@gmail.com')
  await invited(inviteCodeOf(inviter.id), 'hello+shop@minas.example')
  await open(second)
  await settle()
  expect(await creditOf(inviter, own)).toBe(100)
  const refused = { side: 'INVITER', refused: 'OWN_ADDRESS', joined: { state: 'NOT_YET' } }
  expect(await invitesOf(inviter)).toMatchObject([refused, refused])
  expect(await invitesOf(second)).toMatchObject([{ side: 'INVITEE', refused: 'OWN_ADDRESS' }])
})

test('a code of no account, of an account that came later or has left, and no code at all pay nothing', async () => {
  const left = await api.person()
  await api.database.pool.query('update account set withdrawn_at = now() where id = $1', [left.id])
  const ofUnknown = await invited('friend-1')
  const ofLater = await invited(inviteCodeOf(ofUnknown.id + 5))
  const ofLeft = await invited(inviteCodeOf(left.id))
  const alone = await api.person()
  await settle()
  for (const person of [ofUnknown, ofLater, ofLeft, alone]) {
    const brand = await open(person)
    await settle()
    expect(await creditOf(person, brand)).toBe(100)
    expect(await invitesOf(person)).toEqual([])
  }
})

test("the friend's first payment brings 1,000 more to both, once", async () => {
  const inviter = await api.person()
  const own = await open(inviter)
  const friend = await invited(inviteCodeOf(inviter.id))
  const theirs = await open(friend)
  await settle()
  for (let times = 0; times < 2; times += 1) {
    await inTransaction(api.database.kysely, (db) => earnRewards(db, friend.id, 'PAID', new Date()))
    await settle()
  }
  expect(await creditOf(inviter, own)).toBe(1_600)
  expect(await creditOf(friend, theirs)).toBe(1_600)
  expect(await invitesOf(inviter)).toMatchObject([{ paid: { state: 'PAID', brandName: '온기' } }])
})
