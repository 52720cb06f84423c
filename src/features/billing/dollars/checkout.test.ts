import { beforeEach, expect, test, vi } from 'vitest'

const here = vi.hoisted(() => ({
  page: '',
  notes: new Map<string, unknown>(),
  source: null as string | null,
  isOnline: true,
  asked: [] as string[],
  reloads: 0,
}))
vi.mock('#engine/rest/rest.ts', () => ({
  rest: async ({ name }: { name: string }) => {
    here.asked.push(name)
    if (!here.isOnline) return { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
    return name === 'lemonSqueezy.checkout'
      ? { ok: true, answer: { data: { attributes: { url: here.page } } } }
      : { ok: true, answer: { source: here.source } }
  },
}))
vi.mock('#engine/store/note.ts', () => ({
  note: (name: string) => ({ name }),
  readNote: async ({ name }: { name: string }) => here.notes.get(name) ?? null,
  writeNote: async ({ name }: { name: string }, _: object, value: unknown) => here.notes.set(name, value),
  deleteNote: async ({ name }: { name: string }) => here.notes.delete(name),
}))
vi.mock('#engine/identity/session.ts', () => ({ currentSession: () => ({ idAccount: 1 }) }))
vi.mock('../pay/order-ended.ts', () => ({
  orderEnded: async (_: object, { kind }: { kind: string }) => {
    if (kind === 'paid') here.reloads += 1
  },
}))
const { openCheckout } = await import('./checkout.ts')

const page = 'https://saegim.lemonsqueezy.com/checkout/custom/1'
let shown: string[]

beforeEach(() => {
  Object.assign(here, { page, source: null, isOnline: true, asked: [], reloads: 0 })
  here.notes.clear()
  shown = []
})

test('a plan that is paid there ends the waiting, once, and calls `onPaid`', async () => {
  const told = vi.fn()
  const checkout = open({ onPause: (count) => count === 3 && Object.assign(here, { source: 'LEMON' }) })
  checkout.onPaid(told)
  await checkout.go(7)
  expect(shown).toEqual([page])
  expect(checkout.state.get()).toEqual({ kind: 'idle' })
  expect(told).toHaveBeenCalledOnce()
  expect(here.reloads).toBe(1)
  expect(here.notes.size).toBe(0)
})

test('a second press opens no second checkout while one is open', async () => {
  const checkout = open({ onPause: () => new Promise(() => {}) })
  void checkout.go(7)
  await vi.waitFor(() => expect(checkout.state.get().kind).toBe('waiting'))
  await checkout.go(7)
  expect(here.asked.filter((name) => name === 'lemonSqueezy.checkout')).toHaveLength(1)
  await checkout.forget()
  expect(checkout.state.get()).toEqual({ kind: 'idle' })
})

test('what is not paid is late after ten minutes, asked again, and found then', async () => {
  let waited = 0
  const add = (_: number, ms: number) => {
    waited += ms
  }
  const checkout = open({ onPause: add })
  await checkout.go(7)
  expect(checkout.state.get()).toEqual({ kind: 'late', url: page })
  expect(waited).toBe(600_000)
  here.source = 'LEMON'
  await checkout.look()
  expect(checkout.state.get()).toEqual({ kind: 'idle' })
  expect(here.reloads).toBe(1)
})

test('a window that the browser blocks is waited for once it is opened by a link', async () => {
  const checkout = open({ isBlocked: true })
  await checkout.go(7)
  expect(checkout.state.get()).toEqual({ kind: 'blocked', url: page })
  here.source = 'LEMON'
  await checkout.opened()
  expect(checkout.state.get()).toEqual({ kind: 'idle' })
})

test('a refused checkout closes its window, says why and can be begun again', async () => {
  const checkout = open({})
  here.isOnline = false
  await checkout.go(7)
  expect(checkout.state.get()).toMatchObject({ kind: 'refused', failure: { code: 'OFFLINE' } })
  expect(shown).toEqual(['closed'])
  Object.assign(here, { isOnline: true, source: 'LEMON' })
  await checkout.go(7)
  expect(checkout.state.get()).toEqual({ kind: 'idle' })
})

test('only a page of Lemon Squeezy or of our own sandbox is opened', async () => {
  here.page = 'https://evil.example/sandbox/checkout/1'
  const checkout = open({})
  await checkout.go(7)
  expect(checkout.state.get()).toMatchObject({ kind: 'refused', failure: { code: 'PROVIDER_DOWN' } })
  expect(shown).toEqual(['closed'])
  expect(here.notes.size).toBe(0)
  Object.assign(here, { page: 'https://saegim.example/sandbox/checkout/1', source: 'LEMON' })
  await checkout.go(7)
  expect(shown).toEqual(['closed', here.page])
})

test('a device that is offline goes on asking, and finds what was paid', async () => {
  const checkout = open({
    onPause: (count) => Object.assign(here, { isOnline: count > 5, source: 'LEMON' }),
  })
  const going = checkout.go(7)
  await going
  expect(checkout.state.get()).toEqual({ kind: 'idle' })
  expect(here.reloads).toBe(1)
})

test('after a reload the checkout of the last day is waited for; an older one is forgotten', async () => {
  here.notes.set('billing.checkout', { url: page, at: Date.now() - 60_000 })
  here.source = 'LEMON'
  const checkout = open({})
  await checkout.restore()
  expect(here.reloads).toBe(1)

  here.notes.set('billing.checkout', { url: page, at: Date.now() - 90_000_000 })
  const later = open({})
  await later.restore()
  expect(later.state.get()).toEqual({ kind: 'idle' })
  expect(here.reloads).toBe(1)
  expect(here.notes.size).toBe(0)
})

interface Given {
  readonly isBlocked?: boolean
  readonly onPause?: (count: number, ms: number) => unknown
}

function open({ isBlocked = false, onPause = () => {} }: Given) {
  let count = 0
  return openCheckout(1, 3, {
    pause: async (ms) => {
      count += 1
      await onPause(count, ms)
    },
    openWindow: () => ({
      show: (url) => {
        if (!isBlocked) shown.push(url)
        return !isBlocked
      },
      close: () => void shown.push('closed'),
    }),
    origin: 'https://saegim.example',
  })
}
