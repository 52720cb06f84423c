import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { openSns } from '#server/gateways/sns/sns.ts'
import { openTestMeta } from '#server/gateways/sns/test-meta.ts'
import { openTestApi, type TestApi } from '../test-api.ts'
import { cutDue } from './cut-due.ts'
import { nextLook } from './next-look.ts'
import { refreshDue } from './refresh-due.ts'
import { saveAccounts } from './save-accounts.ts'
import { openToken, sealToken } from './sealed-token.ts'

let meta: Awaited<ReturnType<typeof openTestMeta>>
let api: TestApi
let owner: { readonly id: number; readonly idBrand: number }

beforeAll(async () => {
  meta = await openTestMeta()
  api = await openTestApi(meta.variables, { sns: openSns })
})

afterAll(async () => {
  await api.close()
  await meta.close()
})

beforeEach(async () => {
  meta.reset()
  await api.database.pool.query('delete from sns_account')
  owner = await api.owner()
})

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const pages = () =>
  meta.state.pages.map(({ id: subject, name }) => ({ subject, name, image: null, picture: null }))

interface Saved {
  readonly token: string
  readonly issuedAt: Date
  readonly person?: string
  readonly subjects?: readonly string[]
}

/** As a person who comes back from the provider with a token. */
function save({ token, issuedAt, person = meta.state.owner, subjects }: Saved) {
  const { id: idAccount, idBrand } = owner
  return inTransaction(api.database.kysely, (db) =>
    saveAccounts(db, {
      idBrand,
      idAccount,
      type: 'FACEBOOK',
      owner: person,
      sealedToken: sealToken(token, idBrand, api.services.keys),
      expiresAt: new Date(issuedAt.getTime() + 60 * 86_400_000),
      issuedAt,
      profiles:
        subjects?.map((subject) => ({ subject, name: subject, image: null, picture: null })) ?? pages(),
    }),
  )
}

const rows = () => api.database.kysely.selectFrom('sns_account').selectAll().orderBy('id').execute()
const tokens = async () =>
  (await rows()).flatMap(({ sealed_token }) =>
    sealed_token === null ? [] : [openToken(sealed_token, owner.idBrand, api.services.keys)],
  )
const refresh = (budget?: { accounts: number; ms: number }) =>
  refreshDue(api.database.kysely, api.services, budget)
const due = () => api.database.pool.query(`update sns_account set next_at = now()`)

test('of two tokens for one account the newer stays, whichever is saved first', async () => {
  for (const order of [
    ['facebook-long-new', 'facebook-long-old'],
    ['facebook-long-old', 'facebook-long-new'],
  ]) {
    await api.database.pool.query('delete from sns_account')
    for (const token of order) await save({ token, issuedAt: minutes(token.endsWith('new') ? 1 : 0) })
    expect(await tokens()).toEqual(['facebook-long-new', 'facebook-long-new'])
  }
})

test('two that are saved at once are one row for each account', async () => {
  await Promise.all([
    save({ token: 'facebook-long-new', issuedAt: minutes(1) }),
    save({ token: 'facebook-long-old', issuedAt: minutes(0) }),
  ])
  expect(await tokens()).toEqual(['facebook-long-new', 'facebook-long-new'])
})

test('a broken connection takes an older token as well', async () => {
  await save({ token: 'facebook-long-1', issuedAt: minutes(1) })
  await api.database.pool.query('update sns_account set is_broken = true')
  await save({ token: 'facebook-long-2', issuedAt: minutes(0) })
  expect(await tokens()).toEqual(['facebook-long-2', 'facebook-long-2'])
  expect((await rows()).some(({ is_broken }) => is_broken)).toBe(false)
})

test.each([
  ['the later person', 1, '111', '222'],
  ['the earlier person', -1, '222', '111'],
])(
  'where two people connect one account, the access of the other than %s is withdrawn',
  async (_, later, withdrawn, kept) => {
    const agreed = async (person: string) => {
      meta.state.owner = person
      const url = await api.services.sns.provider('FACEBOOK').authorizationUrl({
        redirectUri: 'http://localhost/x',
        state: 's',
        nonce: 'n',
        verifier: 'v'.repeat(43),
      })
      await fetch(url, { redirect: 'manual' })
    }
    await agreed('111')
    await agreed('222')
    await save({ token: 'facebook-long-1', issuedAt: minutes(0), person: '111' })
    await save({ token: 'facebook-long-2', issuedAt: minutes(later), person: '222' })
    const connected = (await rows()).filter(({ removed_at }) => removed_at === null)
    expect(new Set(connected.map((row) => row.owner))).toEqual(new Set([kept]))
    meta.heard.length = 0
    await cutDue(api.database.kysely, api.services)
    expect(new Set(meta.heard)).toEqual(new Set([`DELETE /v24.0/${withdrawn}/permissions/pages_show_list`]))
    expect(await rows()).toHaveLength(connected.length)
  },
)

test('the accounts of one token are looked at by one request, and renewed together', async () => {
  await save({ token: 'facebook-long-1', issuedAt: minutes(-31 * 24 * 60) })
  await due()
  meta.heard.length = 0
  await refresh()
  expect(meta.heard).toEqual(['GET /v24.0/oauth/access_token', 'GET /v24.0/me'])
  const [one, two] = await rows()
  expect(one?.sealed_token).toBe(two?.sealed_token)
  expect(one?.next_at).toEqual(two?.next_at)
  expect(Number(one?.refreshed_at)).toBeGreaterThan(Date.now() - 60_000)
})

test('a run does no more than its budget, of what is due longest, and the next goes on', async () => {
  for (const subject of ['1', '2', '3'])
    await save({ token: `facebook-long-${subject}`, issuedAt: minutes(0), subjects: [subject] })
  await api.database.pool.query(`update sns_account set next_at = now() - subject::int * interval '1 minute'`)
  const waiting = async () =>
    (await rows()).filter(({ next_at }) => next_at < new Date()).map(({ subject }) => subject)
  await refresh({ accounts: 2, ms: 60_000 })
  expect(await waiting()).toEqual(['1'])
  await refresh({ accounts: 2, ms: 0 })
  expect(await waiting()).toEqual(['1'])
  await refresh()
  expect(await waiting()).toEqual([])
})

test('looks are spread over two hours around the next day', async () => {
  for (const [random, hours] of [
    [0, 23],
    [1, 25],
  ] as const) {
    const { at } = await api.database.kysely
      .selectNoFrom(nextLook(() => random).as('at'))
      .executeTakeFirstOrThrow()
    expect(Math.round((Number(at) - Date.now()) / 3_600_000)).toBe(hours)
  }
})
