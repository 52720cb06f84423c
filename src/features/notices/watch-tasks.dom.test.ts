import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import { readNotices } from '#engine/store/notices.ts'
import { noteTasks } from './watch-tasks.ts'

const me = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const idBrand = 3
const at = (minute: number) => `2026-11-28T09:0${minute}:00.000Z`
let task: { status: string; updatedAt: string; messages: object[] }
let isReadable: boolean

beforeEach(async () => {
  startSession(me, 'token')
  isReadable = true
  task = { status: 'REQUESTED', updatedAt: at(0), messages: [] }
  await accountStore(me.idAccount).brands.put({ id: idBrand, name: '온기' } as never)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string) => {
    const row = { idTask: 5, title: '명함', ...task }
    if (!address.includes('/task/5')) return Response.json({ _embedded: { tasks: [row] } })
    return isReadable ? Response.json(row) : Response.json({ code: 'NOT_READY' }, { status: 503 })
  })
})
afterEach(async () => {
  endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await deleteAccountStore(me.idAccount)
})

test('what the staff does to a task is a notice that leads to it; what was there before is none', async () => {
  expect(await kindsAfter({})).toEqual([])
  expect(await kindsAfter({ status: 'IN_PROGRESS', updatedAt: at(1) })).toEqual(['taskStarted'])
  const message = { side: 'STAFF', kind: 'MESSAGE', at: at(2) }
  expect(await kindsAfter({ updatedAt: at(2), messages: [message] })).toEqual(['taskMessage'])
  const delivery = { side: 'STAFF', kind: 'DELIVERY', at: at(3) }
  const delivered = { status: 'REVIEW', updatedAt: at(3), messages: [message, delivery] }
  expect(await kindsAfter(delivered)).toEqual(['taskDelivered'])
})

test('what the team does itself is no news to it', async () => {
  await kindsAfter({})
  const messages = [{ side: 'TEAM', kind: 'MESSAGE', at: at(1) }]
  expect(await kindsAfter({ updatedAt: at(1), messages })).toEqual([])
  const canceled = [{ side: 'TEAM', kind: 'CANCELED', at: at(2) }]
  expect(await kindsAfter({ status: 'CANCELED', updatedAt: at(2), messages: canceled })).toEqual([])
})

test('a task that cannot be read is asked for again', async () => {
  await kindsAfter({})
  isReadable = false
  const declined = { side: 'STAFF', kind: 'CANCELED', at: at(1) }
  const change = { status: 'CANCELED', updatedAt: at(1), messages: [declined] }
  expect(await kindsAfter(change)).toEqual([])
  isReadable = true
  expect(await kindsAfter({})).toEqual(['taskDeclined'])
})

async function kindsAfter(change: Partial<typeof task>): Promise<string[]> {
  Object.assign(task, change)
  await noteTasks(me.idAccount, idBrand)
  return (await readNotices(me.idAccount)).map(({ facts }) => facts.kind)
}
