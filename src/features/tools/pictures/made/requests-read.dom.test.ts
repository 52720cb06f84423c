import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { targetOf } from '#engine/reads/cached-read.ts'
import { refresh } from '#engine/reads/refresh.ts'
import { readShown } from '#engine/reads/stored-reads.ts'
import { deleteAccountStore } from '#engine/store/account-store.ts'
import { madeOf, requestOf } from './pictures.fixture.ts'
import { changeRequests, requestsRead } from './requests-read.ts'

const person = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const targetIn = (brand: number) => {
  const target = targetOf(requestsRead, person.idAccount, brand)
  if (!target) throw new Error('no target')
  return target
}
const known = async (brand: number) => (await readShown(targetIn(brand))).data?._embedded.pictures

beforeEach(() => {
  startSession(person, 'token')
  vi.stubGlobal('fetch', async () => Response.json({ _embedded: { pictures: [requestOf()] } }))
})
afterEach(async () => {
  await deleteAccountStore(person.idAccount)
  endSession()
  vi.unstubAllGlobals()
})

test('the list stays on the device by brand, with what was said of single requests since', async () => {
  await refresh(targetIn(12))
  expect(await known(12)).toEqual([requestOf()])
  await changeRequests(12, [madeOf()])
  expect(await known(12)).toEqual([madeOf()])
  expect(await known(13)).toBeUndefined()
})
