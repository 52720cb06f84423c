import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { accountStore, accountStoreName, allowAccountStore, deleteAccountStore } from './account-store.ts'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

test('what still looks at a removed account does not make its database anew, until it signs in again', async () => {
  await accountStore(7).answers.put({ key: 'me.read', answer: { email: 'ji@ongi.example' }, at: 1 })
  expect(await names()).toContain(accountStoreName(7))
  await deleteAccountStore(7, { isLeft: true })
  await expect(accountStore(7).answers.count()).rejects.toThrow()
  expect(await names()).not.toContain(accountStoreName(7))

  allowAccountStore(7)
  expect(await accountStore(7).answers.count()).toBe(0)
})
