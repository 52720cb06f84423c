import { expect, it } from 'vitest'
import { createPartSize } from './part-size.ts'

const kilobyte = 1024

it('parts grow to what the line takes in two seconds, and shrink with it', async () => {
  let now = 0
  const size = createPartSize(() => now)
  const send = (bytesPerSecond: number) =>
    size.timed(size.next(), async () => {
      now += (size.next() / bytesPerSecond) * 1000
    })
  expect(size.next()).toBe(256 * kilobyte)
  for (let i = 0; i < 3; i += 1) await send(1024 * kilobyte)
  expect(size.next()).toBe(2048 * kilobyte)
  for (let i = 0; i < 20; i += 1) await send(1024 ** 3)
  expect(size.next()).toBe(16 * 1024 * kilobyte)
  await send(10 * kilobyte)
  expect(size.next()).toBe(256 * kilobyte)
})

it('a part that fails says so, and the next one is measured anew', async () => {
  const size = createPartSize()
  await expect(size.timed(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(size.next()).toBe(256 * kilobyte)
})
