import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listVersions } from '#contract/history.ts'
import { endSession, startSession } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'
import { cachedList, type Target, targetOf } from './cached-read.ts'
import { pageAnswerOf } from './read-state.ts'
import { refresh } from './refresh.ts'

const person = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const brand = 12
const key = `test.list:${brand}:guide`
const tagged = cachedList({
  call: { ...listVersions, name: 'test.list', listTag: true } as typeof listVersions,
  scope: 'brand',
  maxAge: 60_000,
  items: (answer) => answer._embedded.versions,
  paging: { size: 2, after: ({ idVersion }) => ({ before: idVersion }) },
})

let target: Target
/** What the server has, newest first, under the tag. */
let names: string[]
let version: string
/** The tags that were sent; null: none. */
let sentTags: (string | null)[]

beforeEach(() => {
  startSession(person, 'token')
  const made = targetOf(tagged, person.idAccount, brand, { params: { document: 'guide' } })
  if (!made) throw new Error('no target')
  target = made
  names = ['d', 'c']
  version = '"one"'
  sentTags = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const tag = new Headers(headers).get('if-none-match')
    sentTags.push(tag)
    if (tag === version) return new Response(null, { status: 304 })
    const versions = names.map((name, at) => ({ idVersion: names.length - at, name }))
    return Response.json({ _embedded: { versions } }, { headers: { etag: version } })
  })
})
afterEach(async () => {
  await accountStore(person.idAccount).answers.clear()
  endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const rowNow = () => accountStore(person.idAccount).answers.get(key)
const old = () => accountStore(person.idAccount).answers.update(key, { at: 1000 })

test('the tag is sent, what is stored stays where it is unchanged, and is young again', async () => {
  await refresh(target)
  expect(await rowNow()).toMatchObject({ tag: '"one"' })
  await old()
  const before = await rowNow()
  await refresh(target)
  await refresh(target)
  expect(sentTags).toEqual([null, '"one"'])
  expect(await rowNow()).toEqual(before)
  expect(pageAnswerOf(target).get()).toMatchObject({ isFresh: true, failure: null })
})

test('on another load of the page it is asked for again, however young it is', async () => {
  await refresh(target)
  await refresh(target)
  expect(sentTags).toEqual([null])
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1)
  await refresh(target)
  expect(sentTags).toEqual([null, '"one"'])
})

test('another tag brings the new list', async () => {
  await refresh(target)
  names = ['e', 'd']
  version = '"two"'
  await refresh(target, { isForced: true })
  await refresh(target, { isForced: true })
  expect(sentTags).toEqual([null, '"one"', '"two"'])
  expect(await rowNow()).toMatchObject({ tag: '"two"' })
  expect(JSON.stringify(await rowNow())).toContain('"name":"e"')
})

test('what a command has changed here is asked for whole, also where it was taken meanwhile', async () => {
  await refresh(target)
  await accountStore(person.idAccount).answers.update(key, { changedAt: 1001 })
  await refresh(target)
  expect(sentTags).toEqual([null, null])
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (sentTags.length === 2)
      await accountStore(person.idAccount).answers.update(key, { changedAt: Date.now() - 1 })
    return answer(address, init)
  })
  await refresh(target, { isForced: true })
  expect(sentTags).toEqual([null, null, '"one"', null])
})
