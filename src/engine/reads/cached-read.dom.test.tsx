import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import Dexie from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { listVersions } from '#contract/history.ts'
import { endSession, startSession } from '../identity/session.ts'
import { drain, takeOut } from '../queue/drain.ts'
import { accountStore } from '../store/account-store.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { cachedList, cachedRead, changeOf, changeOfItem, targetOf } from './cached-read.ts'
import { refresh } from './refresh.ts'
import { useCachedRead } from './useCachedRead.ts'

const person = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const someoneElse = { ...person, idAccount: 8 }
const [brand, otherBrand] = [12, 13]
const url = '/api/v1/brand/history/guide'

const call = { ...listVersions, name: 'test.list' } as typeof listVersions
const list = cachedList({
  call,
  scope: 'brand',
  maxAge: 0,
  items: (answer) => answer._embedded.versions,
  paging: { size: 2, after: ({ idVersion }) => ({ before: idVersion }) },
})
const declared = {
  call,
  scope: 'brand',
  items: (answer: AnswerOf<typeof listVersions>) => answer._embedded.versions,
  paging: { size: 2, after: ({ idVersion }: { idVersion: number }) => ({ before: idVersion }) },
} as const

const input = { params: { document: 'guide' } } as const
const key = `test.list:${brand}:guide`
const third = { brand, input, list: 'versions', by: 'idVersion', id: 3 } as const

let host: HTMLElement
/** What the server has, newest first. */
let names: string[]
let refusal: Response | null
let addresses: string[]

beforeEach(() => {
  startSession(person, 'token')
  names = ['d', 'c', 'b', 'a']
  refusal = null
  addresses = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    if (refusal) return refusal.clone()
    const query = new URL(address, 'http://localhost').searchParams
    return answerOf(Number(query.get('before') ?? Number.POSITIVE_INFINITY), Number(query.get('size')))
  })
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  for (const { idAccount } of [person, someoneElse]) {
    await accountStore(idAccount).answers.clear()
    await accountStore(idAccount).outbox.clear()
  }
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the stored answer is shown at once with its date, and then the answer of the server', async () => {
  await stored(['old'])
  const answers = slowServer()
  render(<Screen />, { container: host })
  await shows('stored old')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(answerOf(Number.POSITIVE_INFINITY, 2))
  await shows('fresh d c more')
})

test('without a stored answer the state says so, and why the server cannot be asked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  render(<Screen />, { container: host })
  await shows('failed:offline:never')
})

test('after a refusal the stored answer stays, and the state tells whether the role or the server is the reason', async () => {
  await stored(['old'])
  refusal = Response.json({ code: 'FORBIDDEN_ROLE', message: '' }, { status: 403 })
  render(<Screen />, { container: host })
  await shows('failed:forbidden:1000 old')
  refusal = Response.json({ code: 'INTERNAL', message: '' }, { status: 500 })
  press('reload')
  await shows('failed:server:1000 old')
  refusal = null
  press('reload')
  await shows('fresh d c more')
})

test('a row of another shape is not shown', async () => {
  await stored(['old'], { shape: 'another' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  render(<Screen />, { container: host })
  await shows('failed:offline:never')
})

test('the next pages follow by cursor; a page that fails is reported, and the loaded ones stay', async () => {
  render(<Screen />, { container: host })
  await shows('fresh d c more')
  refusal = Response.json({ code: 'INTERNAL', message: '' }, { status: 500 })
  press('more')
  await vi.waitFor(() => expect(host.textContent).toMatch(/^failed:server:\d+ d c more$/))
  refusal = null
  press('more')
  await vi.waitFor(() => expect(host.textContent).toContain('d c b a'))
  // The same first page: what was loaded behind it still follows it.
  press('reload')
  await shows('fresh d c b a more')
  names = ['e', ...names]
  press('reload')
  await shows('fresh e d more')
})

test('answers that another tab stores are shown here', async () => {
  render(<Screen />, { container: host })
  await shows('fresh d c more')
  await stored(['z'], { at: Date.now() })
  await vi.waitFor(() => expect(host.textContent).toContain('z'))
})

test('concurrent reads make one request; recent answers are not requested again', async () => {
  const young = cachedList({ ...declared, maxAge: 60_000 })
  const target = targetOf(young, person.idAccount, brand, input)
  if (!target) throw new Error('no target')
  await Promise.all([refresh(target), refresh(target), refresh(target)])
  await refresh(target)
  expect(addresses).toHaveLength(1)
  await accountStore(person.idAccount).answers.update(key, { at: Date.now() - 60_001 })
  await refresh(target)
  expect(addresses).toHaveLength(2)
})

test('an answer that was stored or changed by a clock that was ahead gives way to the next answer of the server', async () => {
  const young = cachedList({ ...declared, maxAge: 60_000 })
  const target = targetOf(young, person.idAccount, brand, input)
  if (!target) throw new Error('no target')
  const ahead = Date.now() + 400 * 86_400_000
  for (const more of [{ at: ahead }, { changedAt: ahead }, { at: ahead, changedAt: ahead }]) {
    addresses = []
    await stored(['old'], more)
    await refresh(target)
    expect(addresses).toHaveLength(1)
    const row = await accountStore(person.idAccount).answers.get(key)
    expect(JSON.stringify(row?.answer)).toContain('"name":"d"')
    expect(row?.at).toBeLessThan(ahead)
    expect(row?.changedAt).toBeUndefined()
  }
})

test('what others change is shown without a press where the screen asks again in intervals, and only then', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    render(<Screen everyMs={60_000} />, { container: host })
    await shows('fresh d c more')
    names = ['e', 'd']
    vi.advanceTimersByTime(60_000)
    await shows('fresh e d more')
    render(<Screen />, { container: host })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
  } finally {
    vi.useRealTimers()
  }
})

test('answers of another account or brand are not shown', async () => {
  await stored(['old'])
  startSession(someoneElse, 'token')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  render(<Screen />, { container: host })
  await shows('failed:offline:never')
  startSession(person, 'token')
  await vi.waitFor(() => expect(host.textContent).toContain('old'))
  render(<Screen of={otherBrand} />, { container: host })
  await shows('failed:offline:never')
  render(<Screen of="local-1" />, { container: host })
  await shows('opening')
})

test('an answer that comes after the person signed out is not stored', async () => {
  const answers = slowServer()
  const target = targetOf(list, person.idAccount, brand, input)
  if (!target) throw new Error('no target')
  const done = refresh(target)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  endSession()
  answers[0]?.(answerOf(Number.POSITIVE_INFINITY, 2))
  await done
  expect(await accountStore(person.idAccount).answers.count()).toBe(0)
})

test('where the device refuses to store it, it is shown for as long as the page is open', async () => {
  vi.spyOn(accountStore(person.idAccount).answers, 'put').mockRejectedValue(
    new DOMException('full', 'QuotaExceededError'),
  )
  render(<Screen />, { container: host })
  await shows('fresh d c more')
})

test('a queued change is shown at once, disappears when refused, and stays when sent until the server answers', async () => {
  render(<Screen />, { container: host })
  await shows('fresh d c more')
  const n = await queued(changeOfItem(list, { ...third, values: { name: 'mine' } }))
  await shows('fresh d mine more')
  await accountStore(person.idAccount).outbox.update(n, { state: 'failed' })
  await shows('fresh d c more')

  await accountStore(person.idAccount).outbox.update(n, { state: 'waiting' })
  await shows('fresh d mine more')
  addresses = []
  names = ['d', 'theirs', 'b', 'a']
  expect(await drain(person.idAccount)).toEqual({ kind: 'empty' })
  // After sending, the server is asked again.
  await shows('fresh d theirs more')
  expect(addresses).toEqual(['/queued', `${url}?size=2`])
})

test('an answer from before a command was sent does not undo it', async () => {
  render(<Screen />, { container: host })
  await shows('fresh d c more')
  await queued(changeOfItem(list, { ...third, values: null }))
  await shows('fresh d more')
  const answers = slowServer()
  press('reload')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const before = answerOf(Number.POSITIVE_INFINITY, 2)
  await drain(person.idAccount)
  answers[0]?.(before)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(host.textContent).toBe('fresh d')
  names = ['d', 'b', 'a']
  answers[1]?.(answerOf(Number.POSITIVE_INFINITY, 2))
  await vi.waitFor(() => expect(host.textContent).toContain('d b'))
})

test('a command that is taken while an older answer is being stored is not undone by it', async () => {
  render(<Screen />, { container: host })
  await shows('fresh d c more')
  const n = await queued(changeOfItem(list, { ...third, values: { name: 'mine' } }))
  await shows('fresh d mine more')
  const { answers, outbox } = accountStore(person.idAccount)
  const row = await outbox.get(n)
  const requests = slowServer()
  press('reload')
  await vi.waitFor(() => expect(requests).toHaveLength(1))

  // The moment in which what is stored is read, in order to write the answer over it.
  const { get } = answers
  let taking: Promise<void> | undefined
  vi.spyOn(answers, 'get').mockImplementation((...given) => {
    const reading = get.apply(answers, given as never)
    taking ??= Dexie.ignoreTransaction(() =>
      takeOut(person.idAccount, row as OutboxRow, null, null, Date.now()),
    )
    return reading as never
  })
  requests[0]?.(answerOf(Number.POSITIVE_INFINITY, 2))
  await vi.waitFor(() => expect(taking).toBeDefined())
  await taking
  // The server, which took it, is asked again.
  names = ['d', 'mine', 'b', 'a']
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(host.textContent).toBe('fresh d mine more')
  requests[1]?.(answerOf(Number.POSITIVE_INFINITY, 2))
  await vi.waitFor(async () => expect((await answers.get(key))?.changedAt).toBeUndefined())
  await shows('fresh d mine more')
})

test('an answer that is no list is changed by its properties', () => {
  const plain = cachedRead({ call, scope: 'brand', maxAge: 0 })
  expect(changeOf(plain, { page: { number: 0, size: 1, totalPages: 1 } }, brand)).toEqual({
    answer: `test.list:${brand}`,
    values: { page: { number: 0, size: 1, totalPages: 1 } },
  })
})

test('a device that has nothing of a long list shows its first page, and stores the list once it is whole', async () => {
  const answers = slowServer()
  render(<Screen read={wholeList} />, { container: host })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(answerOf(Number.POSITIVE_INFINITY, 2))
  await shows('stored d c more')
  expect(await accountStore(person.idAccount).answers.count()).toBe(0)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(answerOf(3, 2))
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.(answerOf(1, 2))
  await shows('fresh d c b a')
  const [row] = await accountStore(person.idAccount).answers.toArray()
  expect(row?.answer).toHaveLength(3)
})

test('the begin of a long list whose other pages cannot be had is asked for again as a whole', async () => {
  const answers = slowServer()
  render(<Screen read={wholeList} />, { container: host })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(answerOf(Number.POSITIVE_INFINITY, 2))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(Response.json({ code: 'INTERNAL', message: '' }, { status: 500 }))
  await shows('failed:server:0 d c more')
  const target = targetOf(wholeList, person.idAccount, brand, input)
  if (!target) throw new Error('there is no target')
  const again = refresh(target)
  for (const [at, before] of [Number.POSITIVE_INFINITY, 3, 1].entries()) {
    await vi.waitFor(() => expect(answers).toHaveLength(at + 3))
    answers[at + 2]?.(answerOf(before, 2))
  }
  await again
  await shows('fresh d c b a')
})

test('a call without a hash of its answer cannot be stored', () => {
  const { answerHash: _, ...bare } = listVersions
  expect(() => cachedRead({ call: bare as typeof listVersions, scope: 'brand', maxAge: 0 })).toThrow(
    'history.list is stored on the device and needs an answerHash',
  )
})

const wholeList = cachedList({
  ...declared,
  maxAge: 60_000,
  paging: { ...declared.paging, isWhole: true, isFirstPageShown: true },
})

function Screen({
  read = list,
  of = brand,
  everyMs = null,
}: {
  read?: typeof list
  of?: number | `local-${string}`
  everyMs?: number | null
}) {
  const { data, state, hasMore, more, reload } = useCachedRead(read, { brand: of, input, everyMs })
  const about = state.kind === 'failed' ? `failed:${state.why}:${state.at ?? 'never'}` : state.kind
  const words = [about, ...(data ?? []).map(({ name }) => name ?? ''), ...(hasMore ? ['more'] : [])].join(' ')
  return (
    <>
      <p>{words}</p>
      <button type="button" aria-label="more" onClick={more} />
      <button type="button" aria-label="reload" onClick={reload} />
    </>
  )
}

/** A server that takes commands at once, and answers the list when the test says so. */
function slowServer() {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (address: string) =>
    address === '/queued'
      ? Promise.resolve(Response.json({}))
      : new Promise<Response>((resolve) => answers.push(resolve)),
  )
  return answers
}

function press(label: string): void {
  host.querySelector<HTMLElement>(`[aria-label=${label}]`)?.click()
}

function shows(words: string): Promise<void> {
  return vi.waitFor(() => expect(host.textContent).toBe(words))
}

function answerOf(before: number, size: number): Response {
  const versions = names
    .map((name, index) => ({ idVersion: names.length - index, name }))
    .filter(({ idVersion }) => idVersion < before)
    .slice(0, size)
  return Response.json({ _embedded: { versions }, page: { number: 0, size, totalPages: 1 } })
}

async function stored(rowNames: string[], more: object = {}): Promise<void> {
  const versions = rowNames.map((name, index) => ({ idVersion: 99 - index, name }))
  const answer = [{ _embedded: { versions }, page: { number: 0, size: 2, totalPages: 1 } }]
  await accountStore(person.idAccount).answers.put({
    key,
    brand,
    shape: list.shape,
    answer,
    at: 1000,
    ...more,
  })
}

async function queued(change: NonNullable<OutboxRow['changes']>[number]): Promise<number> {
  const row: OutboxRow = {
    name: 'test.change',
    method: 'POST',
    url: '/queued',
    brand,
    headers: {},
    body: null,
    changes: [change],
    key: crypto.randomUUID(),
    lane: 'test',
    createdAt: Date.now(),
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
  }
  return (await accountStore(person.idAccount).outbox.add(row)) ?? 0
}
