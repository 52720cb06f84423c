import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { headers } from '#contract/errors.ts'
import {
  accountStore,
  accountStoreName,
  allowAccountStore,
  brandColumns,
  deleteAccountStore,
} from './account-store.ts'
import { fileTable } from './file-row.ts'

const row = { key: 'me.read', brand: null, shape: '1', answer: { email: 'ji@ongi.example' }, at: 1 }
const names = async () => (await indexedDB.databases()).map(({ name }) => name)

test('reads after removing an account do not create its database again, until it signs in again', async () => {
  await accountStore(7).answers.put(row)
  expect(await names()).toContain(accountStoreName(7))
  await deleteAccountStore(7, { isLeft: true })
  await expect(accountStore(7).answers.count()).rejects.toThrow()
  expect(await names()).not.toContain(accountStoreName(7))

  allowAccountStore(7)
  expect(await accountStore(7).answers.count()).toBe(0)
})

test('every table names the brand of its rows in an indexed column, so that a brand can be forgotten', () => {
  const { tables } = accountStore(7)
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(brandColumns).sort())
  for (const { name, schema } of tables) {
    const column = brandColumns[name as keyof typeof brandColumns]
    expect([schema.primKey.name, ...schema.indexes.map((index) => index.name)], name).toContain(column)
  }
})

test('rows of the previous version get a brand column: notes stay, answers are requested again', async () => {
  const before = new Dexie(accountStoreName(8))
  before.version(1).stores({ brands: 'id', answers: 'key', outbox: '++n, key, state' })
  before.version(2).stores({ files: fileTable })
  before.version(3).stores({ notices: 'id, source' })
  const keys = [
    'me.read',
    'member.page:12',
    'history.list:12:guide',
    'notices.approvals:12:guide',
    'notices.roles',
  ]
  await before.table('answers').bulkPut(keys.map((key) => ({ key, answer: {}, at: 1 })))
  await before.table('outbox').add({ name: 'approval.change', headers: { [headers.brand]: '12' } })
  await before.table('outbox').add({ name: 'me.changeProfile', headers: {} })
  before.close()

  const { answers, outbox } = accountStore(8)
  const rows = await answers.toArray()
  expect(rows.map(({ key, brand, shape }) => [key, brand, shape])).toEqual([
    ['history.list:12:guide', 12, ''],
    ['me.read', null, ''],
    ['member.page:12', 12, ''],
    ['notices.approvals:12:guide', 12, '1'],
    ['notices.roles', null, '1'],
  ])
  expect((await outbox.toArray()).map(({ brand }) => brand)).toEqual([12, null])
  await deleteAccountStore(8)
})
