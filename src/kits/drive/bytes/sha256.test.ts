import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { sha256Of } from './sha256.ts'

const size = 17 * 1024 * 1024 + 3
const bytes = new Uint8Array(size).map((_, at) => (at * 31 + (at >> 12)) % 251)
const expected = createHash('sha256').update(bytes).digest('hex')

afterEach(() => vi.restoreAllMocks())

test('a large file is hashed in pieces, all read into the same memory', async () => {
  const blob = new Blob([bytes])
  const whole = vi.spyOn(blob, 'arrayBuffer')
  const read = vi.spyOn(ReadableStreamBYOBReader.prototype, 'read')
  expect(await sha256Of(blob)).toBe(expected)
  expect(whole).not.toHaveBeenCalled()
  expect(read.mock.calls.length).toBeGreaterThan(1)
  for (const [memory] of read.mock.calls) expect(memory.byteLength).toBeLessThanOrEqual(1024 * 1024)
})

test('a browser that reads no stream into given memory hashes the same', async () => {
  const blob = new Blob([bytes])
  const plain = () =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < size; at += 65_537) controller.enqueue(bytes.slice(at, at + 65_537))
        controller.close()
      },
    })
  vi.spyOn(blob, 'stream').mockImplementation(plain)
  expect(await sha256Of(blob)).toBe(expected)
})

test('a small file is hashed by the browser', async () => {
  expect(await sha256Of(new Blob(['ongi']))).toBe(createHash('sha256').update('ongi').digest('hex'))
})
