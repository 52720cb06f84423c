import { beforeEach, expect, test, vi } from 'vitest'
import { fillPrecache } from './fill-precache.ts'

const origin = 'https://saegim.example'
const asset = (number: number) => `${origin}/assets/${number}.js`
const page = `${origin}/index.html`
const pageKey = `${page}?__WB_REVISION__=1`

let cached: Map<string, Response>
const fetchFile = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  cached = new Map()
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    put: async (url: string, response: Response) => void cached.set(url, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', fetchFile)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1_000,
  })
  fetchFile.mockReset()
  fetchFile.mockImplementation(async () => new Response('file'))
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('only files that are asked for and not there are fetched, one with a revision past the HTTP cache', async () => {
  cached.set(asset(0), new Response())
  expect(await fill(filesOf(4), [page, asset(0), asset(1), asset(2)])).toBe(3)
  expect(fetchFile.mock.calls.map(([{ url, cache }]) => [url, cache])).toEqual([
    [page, 'reload'],
    [asset(1), 'default'],
    [asset(2), 'default'],
  ])
  expect([...cached.keys()].sort()).toEqual([asset(0), asset(1), asset(2), pageKey])
  expect(await fill(filesOf(4), [page, asset(0)])).toBe(0)
})

test('several files are fetched at a time', async () => {
  let open = 0
  let most = 0
  fetchFile.mockImplementation(async () => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return new Response('file')
  })
  await fill(filesOf(100))
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(8)
})

test('a file that cannot be had fails the fill; the next one goes on with what is missing', async () => {
  const files = filesOf(50)
  fetchFile.mockImplementation(async ({ url }) => {
    if (url === asset(30)) throw new TypeError('Failed to fetch')
    return new Response('file')
  })
  await expect(fill(files)).rejects.toThrow('Failed to fetch')
  const before = cached.size
  expect(before).toBeGreaterThan(20)
  fetchFile.mockImplementation(async () => new Response('file'))
  expect(await fill(files)).toBeLessThanOrEqual(51 - before)
  expect(cached.size).toBe(51)
})

test('a file whose answer is lost is asked for again', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetchFile.mockResolvedValueOnce(new Response(null, { status: 503 }))
  expect(await fill(filesOf(0))).toBe(1)
  expect(fetchFile).toHaveBeenCalledTimes(3)
})

test('neither an error nor the page of another build is kept', async () => {
  const html = { headers: { 'content-type': 'text/html' } }
  for (const answer of [
    new Response(null, { status: 503 }),
    new Response('<script src="/assets/b1.js"></script>', html),
  ]) {
    fetchFile.mockImplementation(async () => answer.clone())
    await expect(fill(filesOf(0))).rejects.toThrow()
  }
  expect(cached.size).toBe(0)
  fetchFile.mockResolvedValueOnce(new Response('<script src="/assets/1.js"></script>', html))
  expect(await fill(filesOf(2), [page])).toBe(1)
})

/** A page and so many assets: addresses and the keys under which they are kept. */
function filesOf(count: number): Map<string, string> {
  const assets = Array.from({ length: count }, (_, number) => [asset(number), asset(number)] as const)
  return new Map([[page, pageKey], ...assets])
}

function fill(files: Map<string, string>, urls: Iterable<string> = files.keys()): Promise<number> {
  const precache = {
    getCacheKeyForURL: (url: string) => files.get(new URL(url, origin).href),
    strategy: { cacheName: 'precache' },
  }
  return fillPrecache(precache as unknown as Parameters<typeof fillPrecache>[0], urls)
}
