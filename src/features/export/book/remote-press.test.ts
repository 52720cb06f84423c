import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Book } from './book.ts'
import { preparePress, startPress } from './remote-press.ts'

let workers: FakeWorker[]
let isKept: boolean

beforeEach(() => {
  workers = []
  isKept = true
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => (isKept ? new Response('') : undefined) }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const book = {} as Book
const style = { format: 'a4', look: 'quiet', hasMarks: false, leavesOutThin: false } as const

test('a prepared worker is used for the book, once', async () => {
  await preparePress()
  await preparePress()
  expect(workers.length).toBe(1)
  startPress().end()
  startPress().end()
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true])
})

test('nothing is prepared where the typesetter would have to be downloaded', async () => {
  isKept = false
  await preparePress()
  expect(workers).toEqual([])
})

test('a book that was closed ends its worker and is never handed over', async () => {
  const press = startPress()
  const heard = vi.fn()
  press.open(book, new Map(), []).then(heard, heard)
  press.end()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(workers[0]?.isOver).toBe(true)
  expect(heard).not.toHaveBeenCalled()
})

test('of styles chosen while a book is set only the last is set', async () => {
  const press = startPress()
  const opened = press.open(book, new Map(), [])
  const first = press.set(style)
  const second = press.set({ ...style, format: 'wide' })
  await report({ kind: 'opened', missing: [], hasFonts: true })
  await opened
  expect(await first).toBeNull()
  await report({ kind: 'set', pdf: new Uint8Array(), pages: 3 })
  expect((await second)?.pages).toBe(3)
  expect(workers[0]?.orders.map(({ kind }) => kind)).toEqual(['open', 'set'])
})

test('a worker whose code cannot be run fails the book, even if it broke before', async () => {
  await preparePress()
  workers[0]?.onerror?.({ message: 'no code' })
  const press = startPress()
  await expect(press.open(book, new Map(), [])).rejects.toMatchObject({ fault: 'broken' })
})

test('a missing typesetter is told apart from a broken book', async () => {
  const press = startPress()
  const opened = press.open(book, new Map(), [])
  await report({ kind: 'failed', message: 'not here', isAbsent: true })
  await expect(opened).rejects.toMatchObject({ fault: 'absent' })
})

async function report(data: unknown): Promise<void> {
  await vi.waitFor(() => expect(workers[0]?.onmessage).toBeTruthy())
  await new Promise((resolve) => setTimeout(resolve))
  workers[0]?.onmessage?.({ data })
}

class FakeWorker {
  readonly orders: { readonly kind: string }[] = []
  isOver = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null

  constructor() {
    workers.push(this)
  }

  postMessage(order: { readonly kind: string }): void {
    this.orders.push(order)
  }

  terminate(): void {
    this.isOver = true
  }
}
