import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openNotified } from './open-notified.ts'

interface Press {
  readonly notification: { readonly data: unknown; readonly close: () => void }
  readonly waitUntil: (work: Promise<unknown>) => void
}

const windows = { current: [] as { focus: () => Promise<void>; navigate: (to: string) => Promise<void> }[] }
const openWindow = vi.fn(async (_address: string) => {})
const close = vi.fn()
let press: (data: unknown) => Promise<unknown>

beforeEach(() => {
  windows.current = []
  openWindow.mockClear()
  close.mockClear()
  vi.stubGlobal('self', {
    location: { origin: 'https://saegim.example' },
    addEventListener: (_name: string, listener: (event: Press) => void) => {
      press = async (data) => {
        let work: Promise<unknown> = Promise.resolve()
        listener({ notification: { data, close }, waitUntil: (given) => (work = given) })
        return work
      }
    },
    clients: { matchAll: async () => windows.current, openWindow },
  })
  openNotified()
})
afterEach(() => vi.unstubAllGlobals())

const address = '/brand/content-planner?entry=e1'

test('a press opens the address in a new window where the app has none', async () => {
  await press({ address })
  expect(openWindow).toHaveBeenCalledWith(address)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a window of the app is brought to the front and goes to the address', async () => {
  const [focus, navigate] = [vi.fn(async () => {}), vi.fn(async (_to: string) => {})]
  windows.current = [{ focus, navigate }]
  await press({ address })
  expect(focus).toHaveBeenCalledTimes(1)
  expect(navigate).toHaveBeenCalledWith(address)
  expect(openWindow).not.toHaveBeenCalled()
})

test.each([
  [null],
  [{ address: 'https://elsewhere.example' }],
  [{ address: '//elsewhere.example' }],
  [{ address: 7 }],
])('nothing is opened for %j', async (data) => {
  await press(data)
  expect(openWindow).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledTimes(1)
})
