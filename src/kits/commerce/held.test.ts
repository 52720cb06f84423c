import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '#contract/call.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { asking, command } from '#engine/queue/command.ts'
import { drain } from '#engine/queue/drain.ts'
import { discardRow, enqueue, retryRow, sendWaiting } from '#engine/queue/outbox.ts'
import {
  emptyStore,
  fakeServer,
  idAccount,
  noAnswer,
  putRow,
  rows,
} from '#engine/queue/waiting-rows.fixture.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { rowLifeMs } from '#engine/store/outbox-row.ts'
import { checkHeld, confirmHeld, holdCommand } from './held.ts'

interface AnyShape<Output> {
  readonly _zod: { readonly input: Output; readonly output: Output }
}
interface PlanShapes {
  readonly answer: AnyShape<{ price: number; currency: string; credit: number }>
}
interface OrderShapes {
  readonly body: AnyShape<{ plan: string }>
  readonly answer: AnyShape<object>
}

const readPlan = call<PlanShapes>({
  name: 'test.plan',
  method: 'GET',
  path: '/plan',
  summary: 'What the plan costs',
  access: 'token',
})
const changePlan = call<OrderShapes>({
  name: 'test.order',
  method: 'POST',
  path: '/order',
  summary: 'Orders a plan',
  access: 'token',
  queueing: 'ask',
  idempotent: true,
})
const order = command({
  call: changePlan,
  words: { id: 'order' },
  asks: { call: readPlan, input: () => ({}), facts: ({ price, currency }) => ({ price, currency }) },
})

const seen = { price: 9900, currency: 'KRW' }
const { outbox } = accountStore(idAccount)
let server: ReturnType<typeof fakeServer>
let plan: object

beforeEach(() => {
  server = fakeServer()
  plan = { credit: 1, currency: 'KRW', price: 9900 }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/plan' ? Promise.resolve(Response.json(plan)) : server.fetch(url, init),
  )
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
})

afterEach(async () => {
  await sendWaiting()
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await emptyStore()
})

describe('a command that asks', () => {
  it('is held, and neither page nor worker sends it by itself', async () => {
    const n = await held()
    await putRow('/other')
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.urls()).toEqual(['/other'])
    expect(await rows()).toMatchObject([{ n, state: 'held', held: { facts: seen } }])
  })

  it('cannot be queued without facts, and other commands cannot be held', async () => {
    await expect(enqueue(changePlan, { body: { plan: 'PLUS' } })).rejects.toThrow('test.order')
    const other = command({
      call: { ...changePlan, queueing: 'replay' } as typeof changePlan,
      words: { id: 'other' },
    })
    await expect(holdCommand(other, { body: { plan: 'PLUS' } }, seen)).rejects.toThrow(
      'needs no confirmation',
    )
    expect(await rows()).toEqual([])
  })

  it('is sent once the person confirms facts that are still true', async () => {
    const n = await held()
    expect(await checkHeld(order, n)).toEqual({ kind: 'unchanged', facts: seen })
    expect(server.sent).toEqual([])
    expect(await confirmHeld(order, n)).toEqual({ kind: 'sent' })
    expect(server.urls()).toEqual(['/order'])
    expect(await rows()).toEqual([])
  })

  it('is void where the facts have changed, and nothing is sent', async () => {
    const n = await held()
    expect(await checkHeld(order, n)).toMatchObject({ kind: 'unchanged' })
    // Between reading the facts and confirming.
    plan = { ...plan, price: 12900 }
    expect(await confirmHeld(order, n)).toEqual({ kind: 'void', why: 'changed' })
    plan = { ...plan, price: 9900 }
    expect(await confirmHeld(order, n)).toEqual({ kind: 'void', why: 'changed' })
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.sent).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'void' }])
    await discardRow(n)
    expect(await rows()).toEqual([])
  })

  it('is not void because of other changes', async () => {
    const n = await held()
    plan = { ...plan, credit: 500 }
    expect(await confirmHeld(order, n)).toEqual({ kind: 'sent' })
  })

  it('stays held where the facts cannot be read', async () => {
    const n = await held()
    vi.stubGlobal('fetch', noAnswer)
    expect(await confirmHeld(order, n)).toMatchObject({ kind: 'unread', failure: { code: 'OFFLINE' } })
    expect(await rows()).toMatchObject([{ state: 'held' }])
  })

  it('that is older than the server’s memory of idempotency keys is void', async () => {
    const n = await held()
    await outbox.update(n, { createdAt: Date.now() - rowLifeMs - 1 })
    expect(await confirmHeld(order, n)).toEqual({ kind: 'void', why: 'expired' })
    expect(server.sent).toEqual([])
  })

  it('that the server refuses is shown with its reason, and asks again when it is tried again', async () => {
    server.answerNext('/order', () => Response.json({ code: 'CONFLICT', message: '이미' }, { status: 409 }))
    const n = await held()
    expect(await confirmHeld(order, n)).toEqual({ kind: 'refused', message: '이미' })
    expect(await rows()).toMatchObject([{ state: 'failed', lastStatus: 409, message: '이미' }])
    await retryRow(n)
    expect(server.urls()).toEqual(['/order'])
    expect(await rows()).toMatchObject([{ state: 'held' }])
  })

  it('is sent once when two tabs confirm it at once', async () => {
    const n = await held()
    const ends = await Promise.all([confirmHeld(order, n), confirmHeld(order, n), drain(idAccount)])
    expect(ends.map(({ kind }) => kind)).toContain('sent')
    expect(ends.map(({ kind }) => kind)).toContain('gone')
    expect(server.urls()).toEqual(['/order'])
    expect(await rows()).toEqual([])
  })

  it('is not sent after signing out, and is deleted with the account', async () => {
    const n = await held()
    vi.stubGlobal('fetch', async () => {
      endSession()
      return Response.json(plan)
    })
    expect(await confirmHeld(order, n)).toEqual({ kind: 'gone' })
    expect(await confirmHeld(order, n)).toEqual({ kind: 'gone' })
    expect(await rows()).toMatchObject([{ state: 'held' }])
  })

  it('that was discarded meanwhile is not sent', async () => {
    const n = await held()
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/plan') await discardRow(n)
      return Response.json(plan)
    })
    expect(await confirmHeld(order, n)).toEqual({ kind: 'gone' })
  })
})

describe('a page that is closed', () => {
  it('between confirmation and sending: it is held again, and has to be confirmed again', async () => {
    const n = await held()
    const update = outbox.update.bind(outbox)
    const kill = vi.spyOn(outbox, 'update').mockImplementation((key, changes) => {
      if ('held' in changes) throw new Error('killed')
      return update(key, changes)
    })
    await expect(confirmHeld(order, n)).rejects.toThrow('killed')
    expect(await rows()).toMatchObject([{ state: 'confirmed' }])
    kill.mockRestore()

    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.sent).toEqual([])
    expect(await confirmHeld(order, n)).toEqual({ kind: 'sent' })
    expect(server.urls()).toEqual(['/order'])
  })

  it('between sending and deleting the row: it is not sent again by itself, and has the same key when confirmed', async () => {
    const n = await held()
    vi.spyOn(outbox, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(confirmHeld(order, n)).rejects.toThrow('killed')
    await drain(idAccount)
    expect(await rows()).toMatchObject([{ state: 'held', held: { sentAt: expect.any(Number) } }])
    expect(server.sent).toHaveLength(1)
    expect(await confirmHeld(order, n)).toEqual({ kind: 'sent' })
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  })

  it('the same where its own effect changed the facts: it is void, and may have been carried out', async () => {
    const n = await held()
    vi.spyOn(outbox, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(confirmHeld(order, n)).rejects.toThrow('killed')
    plan = { ...plan, price: 0 }
    await drain(idAccount)
    expect(await confirmHeld(order, n)).toEqual({ kind: 'void', why: 'unsure' })
    expect(server.sent).toHaveLength(1)
  })
})

describe('an answer that does not come', () => {
  it('holds the command, with a note that it may have been carried out', async () => {
    server.answerNext('/order', noAnswer)
    const n = await held()
    expect(await confirmHeld(order, n)).toEqual({ kind: 'unanswered' })
    expect(await rows()).toMatchObject([{ state: 'held', held: { sentAt: expect.any(Number) } }])
    plan = { ...plan, price: 0 }
    expect(await checkHeld(order, n)).toEqual({ kind: 'void', why: 'unsure' })
  })

  it('was certainly not carried out where it was refused without access', async () => {
    server.answerNext('/order', () => new Response(null, { status: 429 }))
    const n = await held()
    expect(await confirmHeld(order, n)).toEqual({ kind: 'unanswered' })
    const [row] = await rows()
    expect(row?.held).toEqual({ facts: seen, input: {} })
    plan = { ...plan, price: 0 }
    expect(await checkHeld(order, n)).toEqual({ kind: 'void', why: 'changed' })
  })
})

describe('a command that asks several calls', () => {
  const readTeam = call<PlanShapes>({
    name: 'test.team',
    method: 'GET',
    path: '/team',
    summary: 'Whether they may pay',
    access: 'token',
  })
  const teamOrder = command({
    call: changePlan,
    words: { id: 'order' },
    lane: ({ body }) => (body as { plan: string }).plan,
    asks: {
      call: readPlan,
      input: () => ({}),
      facts: ({ price }) => price,
      also: {
        team: asking({
          call: readTeam,
          input: () => ({}),
          facts: ({ credit }, input) => [credit, (input as { body: { plan: string } }).body.plan],
        }),
      },
      replaces: ['PLUS', 'BASIC'],
    },
  })
  let team: () => Response

  beforeEach(() => {
    team = () => Response.json({ credit: 1 })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url === '/team' ? Promise.resolve(team()) : fetch(url, init),
    )
  })
  const hold = async (chosen: string, brand: number | null = null) => {
    const seenByAll = { facts: 9900, also: { team: [1, chosen] } }
    await holdCommand(teamOrder, { body: { plan: chosen } }, seenByAll, brand)
    return (await rows()).at(-1)?.n ?? 0
  }

  it('is sent where all facts are as they were, also those about what it asks for', async () => {
    expect(await confirmHeld(teamOrder, await hold('PLUS'))).toEqual({ kind: 'sent' })
    expect(server.urls()).toEqual(['/order'])
  })

  it('is void where one of them is not, and says which', async () => {
    const n = await hold('PLUS')
    team = () => Response.json({ credit: 2 })
    expect(await confirmHeld(teamOrder, n)).toEqual({ kind: 'void', why: 'changed' })
    expect(await rows()).toMatchObject([{ state: 'void', held: { differs: 'team' } }])
    const other = await hold('BASIC')
    team = () => Response.json({ credit: 1 })
    plan = { ...plan, price: 12900 }
    expect(await confirmHeld(teamOrder, other)).toEqual({ kind: 'void', why: 'changed' })
    expect((await rows()).at(-1)).toMatchObject({ held: { differs: '' } })
    expect(server.sent).toEqual([])
  })

  it('that an older version kept, which asked one call alone, is void without a reason of its own', async () => {
    for (const facts of [9900, { price: 9900 }, null]) {
      await holdCommand(teamOrder, { body: { plan: 'PLUS' } }, facts, null)
      const n = (await rows()).at(-1)?.n ?? 0
      expect(await checkHeld(teamOrder, n)).toEqual({ kind: 'void', why: 'changed' })
      expect((await rows()).at(-1)).toMatchObject({ state: 'void', held: { differs: '' } })
    }
  })

  it('is void where the server refuses to say them for good, and stays held where it cannot say them now', async () => {
    const n = await hold('PLUS')
    for (const status of [401, 429, 503]) {
      team = () => Response.json({ code: 'INTERNAL', message: '' }, { status })
      expect(await checkHeld(teamOrder, n), String(status)).toMatchObject({ kind: 'unread' })
    }
    team = () => Response.json({ code: 'CONFLICT', message: '' }, { status: 409 })
    expect(await checkHeld(teamOrder, n)).toEqual({ kind: 'void', why: 'changed' })
    const other = await hold('PLUS')
    team = () => Response.json({ code: 'FORBIDDEN_ROLE', message: '' }, { status: 403 })
    await checkHeld(teamOrder, other)
    expect((await rows()).at(-1)).toMatchObject({ state: 'void', held: { differs: 'role' } })
  })

  it('takes the place of those that it replaces, of its brand alone and none that is being sent', async () => {
    await putRow('/other', { lane: 'other', state: 'held' })
    const sending = await putRow('/sending', { lane: 'BASIC', state: 'confirmed' })
    await putRow('/another', { lane: 'BASIC', state: 'held', brand: 4 })
    await putRow('/refused', { lane: 'BASIC', state: 'failed' })
    await hold('PLUS')
    const n = await hold('BASIC')
    expect((await rows()).map(({ lane, brand }) => [lane, brand])).toEqual([
      ['other', null],
      ['BASIC', null],
      ['BASIC', 4],
      ['BASIC', null],
    ])
    expect((await rows()).map((row) => row.n)).toEqual(expect.arrayContaining([sending, n]))
  })
})

async function held(): Promise<number> {
  expect(await holdCommand(order, { body: { plan: 'PLUS' } }, seen, null)).toEqual({ ok: true })
  const row = (await rows()).find(({ name }: OutboxRow) => name === 'test.order')
  return row?.n ?? 0
}
