import { beforeEach, expect, test, vi } from 'vitest'
import { fillPrecache } from './fill-precache.ts'

const origin = 'https://saegim.example'
const asset = (number: number) => `${origin}/assets/${number}.js`
const page = `${origin}/index.html`
const pageKey = `${page}?__WB_REVISION__=1`
const event = {} as ExtendableEvent

let cached: Map<string, Response>
const fetchJoined = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  cached = new Map()
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    put: async (url: string, response: Response) => void cached.set(url, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('location', { href: `${origin}/sw.js` })
  vi.stubGlobal('fetch', fetchJoined)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  fetchJoined.mockReset()
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

test('most files of a first install come in one, with the headers of its answer, and the rest one by one', async () => {
  const files = filesOf(300)
  const joined = new FormData()
  for (let number = 0; number < 299; number++)
    joined.append(`/assets/${number}.js`, new Blob([`file(${number})`], { type: 'text/javascript' }), 'a.js')
  joined.append('/assets/of-another-build.js', new Blob(['']), 'a.js')
  fetchJoined.mockResolvedValue(answerOf(joined, { 'content-security-policy': 'none', etag: '"1"' }))
  const asked = await fill(files)
  expect(asked.map(({ url }) => url)).toEqual([page, asset(299)])
  expect([...cached.keys()].sort()).toEqual(Array.from({ length: 299 }, (_, number) => asset(number)).sort())
  const first = cached.get(asset(0))
  expect(await first?.text()).toBe('file(0)')
  expect(Object.fromEntries(first?.headers ?? [])).toEqual({
    'content-security-policy': 'none',
    'content-type': 'text/javascript',
  })
})

test('where the joined file is absent or cannot be read, every file is fetched by itself', async () => {
  for (const answer of [new Response('<!doctype html>'), new Response(null, { status: 404 })]) {
    fetchJoined.mockResolvedValueOnce(answer)
    expect(await fill(filesOf(300))).toHaveLength(301)
  }
  fetchJoined.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await fill(filesOf(300))).toHaveLength(301)
})

test('an update fetches what is missing, several at a time, a file with a revision past the HTTP cache', async () => {
  const files = filesOf(300)
  for (let number = 0; number < 200; number++) cached.set(asset(number), new Response())
  let open = 0
  let most = 0
  const asked = await fill(files, async () => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
  })
  expect(fetchJoined).not.toHaveBeenCalled()
  expect(asked.map(({ url }) => url).sort()).toEqual(
    [page, ...Array.from({ length: 100 }, (_, number) => asset(200 + number))].sort(),
  )
  expect(asked.filter(({ cache }) => cache === 'reload').map(({ url }) => url)).toEqual([page])
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(8)
})

test('a file that cannot be had fails the install, which the browser tries again', async () => {
  const filling = fill(filesOf(3), async ({ url }) => {
    if (url === asset(1)) throw new TypeError('Failed to fetch')
  })
  await expect(filling).rejects.toThrow('Failed to fetch')
})

/** A page and so many assets: addresses and the keys under which they are kept. */
function filesOf(count: number): Map<string, string> {
  const assets = Array.from({ length: count }, (_, number) => [asset(number), asset(number)] as const)
  return new Map([[page, pageKey], ...assets])
}

function answerOf(form: FormData, headers: Record<string, string>): Response {
  const answer = new Response(form)
  answer.headers.delete('content-type')
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

/** Returns what was asked for by itself. Workbox answers with a response, and when all that belongs to it is done. */
async function fill(
  files: Map<string, string>,
  fetchFile: (request: Request) => Promise<void> = async () => {},
): Promise<Request[]> {
  const asked: Request[] = []
  const precache = {
    getURLsToCacheKeys: () => files,
    strategy: {
      cacheName: 'precache',
      handleAll: ({ request }: { request: Request }) => {
        asked.push(request)
        const fetched = fetchFile(request)
        return [fetched, fetched]
      },
    },
  }
  await fillPrecache(precache as unknown as Parameters<typeof fillPrecache>[0], event)
  return asked
}
