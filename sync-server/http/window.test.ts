import { expect, onTestFinished, test, vi } from 'vitest'
import { openWindow } from './window.ts'

const open = (atMost: number) => openWindow({ name: 'tries', atMost, ms: 10_000 }, null, (key) => key)

test('a count says how long to wait, and begins anew when it has ended or is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  const window = open(2)
  expect([await window.count('one'), await window.count('one'), await window.count('one')]).toEqual([
    null,
    null,
    10,
  ])
  vi.setSystemTime(9_100)
  expect(await window.count('one')).toBe(1)
  expect(await window.count('two')).toBe(null)
  vi.setSystemTime(10_000)
  expect([await window.count('one'), await window.count('one')]).toEqual([null, null])
  expect(await window.count('one')).toBe(10)
  await window.forget('one')
  expect(await window.count('one')).toBe(null)
  expect(await window.count('two')).toBe(null)
  expect(await window.count('two')).toBe(10)
})

test('amounts count until their sum is reached, and can be given back', async () => {
  const window = open(100)
  expect(await window.count('one', 60)).toBe(null)
  // What goes beyond it is the last.
  expect(await window.count('one', 60)).toBe(null)
  expect(await window.count('one', 1)).toBe(10)
  await window.count('one', -60)
  expect(await window.count('one', 1)).toBe(null)
})

test('20,000 keys are remembered; of more, those that were counted last', async () => {
  const window = open(1)
  for (let i = 0; i < 20_000; i += 1) await window.count(`key ${i}`)
  expect(await window.count('key 0')).toBeGreaterThan(0)
  await window.count('one more')
  expect(await window.count('key 0')).toBeGreaterThan(0)
  expect(await window.count('key 1')).toBe(null)
})
