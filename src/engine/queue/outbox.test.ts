import 'fake-indexeddb/auto'
import '../browser/browser.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeApproval, readApprovals } from '#contract/approval.ts'
import { driveMirror } from '#model/mirrors/drive.ts'
import { uploadLaneOf } from '#model/mirrors/mirrors.ts'
import { endSession, startSession, subscribeSession } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'
import { discardRow, enqueue, retryAll, retryRow, sendNow, sendWaiting, watchOutbox } from './outbox.ts'
import { arePaused, setPaused } from './paused-uploads.ts'
import {
  emptyStore,
  fakeServer,
  idAccount,
  noAnswer,
  putRow,
  readWaiting,
  rows,
} from './waiting-rows.fixture.ts'

const minute = 60_000
const url = '/api/v1/brand/approval'
const body = { section: 'brandCoreStory', state: 'APPROVED' } as const
let page: EventTarget
let server: ReturnType<typeof fakeServer>
let stop: () => void

beforeEach(() => {
  page = new EventTarget()
  server = fakeServer()
  stop = () => {}
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('fetch', server.fetch)
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
})

afterEach(async () => {
  stop()
  // Everything pending is finished before the next test replaces the store.
  await sendWaiting()
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await emptyStore()
})

describe('when the network is back', () => {
  it('commands without an answer are sent at once, those with `Retry-After` wait on', async () => {
    const notBefore = Date.now() + 4 * minute
    const paused = { state: 'waiting', notBefore, tries: 6 } as const
    await putRow('/unanswered', { ...paused, lane: 'a', lastStatus: 0 })
    await putRow('/behind', { lane: 'a' })
    await putRow('/busy', { ...paused, lane: 'b', lastStatus: 429 })
    await putRow('/broken', { ...paused, lane: 'c', lastStatus: 503 })
    stop = watchOutbox()
    await sendWaiting()
    expect(server.urls()).toEqual([])

    page.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(server.urls()).toEqual(['/unanswered', '/behind']))
    await sendWaiting()
    expect(await rows()).toMatchObject([
      { url: '/busy', notBefore, tries: 6 },
      { url: '/broken', notBefore, tries: 6 },
    ])
    expect(server.sent).toHaveLength(2)
  })

  it('a refused command stays refused', async () => {
    await putRow('/refused', { state: 'failed', lastStatus: 0, notBefore: Date.now() + 4 * minute })
    stop = watchOutbox()
    page.dispatchEvent(new Event('online'))
    await putRow('/next', { lane: 'b' })
    page.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(server.urls()).toEqual(['/next']))
    expect(await rows()).toMatchObject([{ url: '/refused', state: 'failed' }])
  })

  it('no events are handled after the watching has stopped', async () => {
    watchOutbox()()
    await sendWaiting()
    await putRow('/later')
    page.dispatchEvent(new Event('online'))
    page.dispatchEvent(new Event('focus'))
    expect(await readWaiting(idAccount, 'a')).toEqual([null])
    expect(server.sent).toEqual([])
  })
})

describe('a command', () => {
  it('[Q1] is stored before it is sent, with one key for all of its tries', async () => {
    server.answerNext(url, noAnswer)
    expect(await enqueue(changeApproval, { body }, 'lane', 5)).toEqual({ ok: true })
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ tries: 1, lastStatus: 0 }]))
    expect(await readWaiting(idAccount, 'lane')).toEqual([body])

    stop = watchOutbox()
    page.dispatchEvent(new Event('online'))
    await vi.waitFor(async () => expect(await rows()).toEqual([]))
    const [first, again] = server.sent
    expect(again).toEqual(first)
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('that the device cannot store is not reported as queued', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(accountStore(idAccount).outbox, 'add').mockRejectedValue(
      new DOMException('full', 'QuotaExceededError'),
    )
    expect(await enqueue(changeApproval, { body })).toEqual({ ok: false, reason: 'no-space' })
  })

  it('that the contract does not let wait cannot be queued, nor one without an account', async () => {
    await expect(enqueue(readApprovals, {})).rejects.toThrow('approval.read')
    endSession()
    expect(await enqueue(changeApproval, { body })).toEqual({ ok: false, reason: 'signed-out' })
    expect(server.sent).toEqual([])
  })

  it('that failed is sent again with its key on request, or is discarded', async () => {
    const old = { state: 'failed', createdAt: 0, tries: 9 } as const
    const again = await putRow('/again', old)
    const away = await putRow('/away', old)
    await discardRow(away)
    await retryRow(again)
    expect(server.sent).toEqual([{ url: '/again', key: 'key of /again' }])
    expect(await rows()).toEqual([])
  })

  it('[Q6] in a pause is sent by a press, also where the server asked for the pause', async () => {
    const paused = { notBefore: Date.now() + 4 * minute, tries: 6 } as const
    await putRow('/unanswered', { ...paused, lane: 'a', lastStatus: 0 })
    await putRow('/behind', { lane: 'a' })
    await putRow('/busy', { ...paused, lane: 'b', lastStatus: 429 })
    await putRow('/broken', { ...paused, lane: 'c', lastStatus: 503 })
    await sendWaiting()
    expect(server.urls()).toEqual([])
    await sendNow()
    expect(server.urls().toSorted()).toEqual(['/behind', '/broken', '/busy', '/unanswered'])
    expect(await rows()).toEqual([])
  })

  it('[Q6] of the drive is sent by a press although its uploads were paused', async () => {
    const { files } = accountStore(idAccount)
    const blob = new Blob(['video'])
    await files.put({
      id: 'video',
      brand: '1',
      blob,
      name: 'a.mp4',
      idFile: null,
      fileType: 'DRIVE',
      addedAt: 0,
    })
    server.answerNext('/video', () => Response.json({ idFile: 3 }))
    await putRow('/video', { lane: uploadLaneOf(driveMirror, 1), idBlob: 'video' })
    await setPaused(idAccount, true)
    await sendWaiting()
    expect(server.urls()).toEqual([])
    await sendNow()
    expect(server.urls()).toEqual(['/video'])
    expect(await arePaused(idAccount)).toBe(false)
  })

  it('[Q7] that failed is sent again by one press for all, in their order; one that asks is held again', async () => {
    const failed = { state: 'failed', lastStatus: 400, message: '없습니다.', tries: 3 } as const
    for (const url of ['/a1', '/a2', '/a3']) await putRow(url, failed)
    await putRow('/order', { ...failed, held: { facts: null, input: {} } })
    await retryAll()
    expect(server.urls()).toEqual(['/a1', '/a2', '/a3'])
    expect(await rows()).toMatchObject([{ url: '/order', state: 'held' }])
  })

  it('[Q3] that an earlier build ended for its age alone is sent, one that was refused is not', async () => {
    const createdAt = Date.now() - 9 * 86_400_000
    await putRow('/old', { createdAt, state: 'failed' })
    await putRow('/refused', { createdAt, state: 'failed', lastStatus: 404 })
    stop = watchOutbox()
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ url: '/refused', state: 'failed' }]))
    expect(server.urls()).toEqual(['/old'])
  })

  it('[Q5] does not start the queue again and again where its pause is longer than a timer', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await putRow('/far', { notBefore: Date.now() + 40 * 86_400_000, lastStatus: 503 })
    server.answerNext('/far', () => new Response(null, { status: 503 }))
    await sendWaiting()
    expect(server.urls()).toEqual(['/far'])
    const delays = timers.mock.calls.map(([, delay]) => delay ?? 0).filter((delay) => delay >= 1_000)
    expect(delays).toEqual([5_000])
    timers.mockRestore()
  })

  it('[Q8] is looked for again where another page or the worker sends, and is sent once that has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isTaken = true
    const request = (_name: string, _options: object, work: (lock: object | null) => unknown) =>
      Promise.resolve(work(isTaken ? null : {}))
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    try {
      await putRow('/left')
      await sendWaiting()
      expect(server.urls()).toEqual([])
      isTaken = false
      vi.advanceTimersByTime(5_000)
      await sendWaiting()
      expect(server.urls()).toEqual(['/left'])
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('whose session has ended reports that and waits', async () => {
    const onChange = vi.fn()
    const end = subscribeSession(onChange)
    server.answerNext('/a', () => new Response(null, { status: 401 }))
    await putRow('/a')
    await sendWaiting()
    end()
    expect(onChange).toHaveBeenCalled()
    expect(await rows()).toMatchObject([{ url: '/a', state: 'waiting' }])
  })
})
