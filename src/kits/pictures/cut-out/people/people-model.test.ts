import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { modelBytes, readPeopleModel } from './people-model.ts'

const match = vi.fn<(address: string) => Promise<Response | undefined>>()
const fetched = vi.fn<typeof fetch>()
const file = Uint8Array.from({ length: modelBytes }, (_, at) => at % 251)

beforeEach(() => {
  match.mockReset().mockResolvedValue(undefined)
  fetched.mockReset()
  vi.stubGlobal('caches', { match })
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Answers in pieces of 100 kB. */
function answer(bytes: Uint8Array<ArrayBuffer>, status = 200): Response {
  const pieces = [0, 100_000, 200_000]
    .map((at) => bytes.slice(at, at + 100_000))
    .filter(({ length }) => length > 0)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(piece)
      stream.close()
    },
  })
  return new Response(body, { status })
}

test('it is downloaded and says how much is there', async () => {
  fetched.mockResolvedValue(answer(file))
  const shares: number[] = []
  expect(await readPeopleModel((share) => shares.push(share))).toEqual(file)
  expect(shares.map((share) => Math.round(share * 100))).toEqual([0, 40, 80, 100])
})

test('what the service worker keeps is no download', async () => {
  match.mockResolvedValue(answer(file))
  const onShare = vi.fn()
  expect(await readPeopleModel(onShare)).toEqual(file)
  expect(onShare).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server does not have it', () => Promise.resolve(answer(file, 404))],
  ['the answer is a page', () => Promise.resolve(new Response('<h1>Log in</h1>'))],
  ['the answer is longer', () => Promise.resolve(new Response(new Uint8Array(modelBytes + 1)))],
])('it is missing where %s', async (_, answered) => {
  fetched.mockImplementation(answered)
  expect(await readPeopleModel(() => undefined)).toBeNull()
})
