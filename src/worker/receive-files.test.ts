import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStore } from '#engine/store/device-store.ts'
import { readReceived } from '#engine/store/received-files.ts'

type Handler = (given: { request: Request }) => Promise<Response>
const routes = vi.hoisted(
  () => [] as [(given: { url: URL; sameOrigin: boolean }) => boolean, Handler, string][],
)
vi.mock('workbox-routing', () => ({
  registerRoute: (...route: (typeof routes)[number]) => routes.push(route),
}))
const { receiveFiles } = await import('./receive-files.ts')

const url = 'http://localhost/profile/receive'

beforeEach(() => {
  routes.length = 0
  receiveFiles()
  // A worker's takes a path.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status: status ?? 302, headers: { location: String(to) } }),
  )
})

afterEach(async () => {
  vi.restoreAllMocks()
  await deviceStore.received.clear()
})

async function share(...files: File[]): Promise<Response | undefined> {
  const form = new FormData()
  form.append('title', '메모')
  for (const file of files) form.append('files', file)
  const [match, handler, method] = routes[0] ?? []
  expect([match?.({ url: new URL(url), sameOrigin: true }), method]).toEqual([true, 'POST'])
  return handler?.({ request: new Request(url, { method: 'POST', body: form }) })
}

it('files that another app shares are kept, and the screen opens that asks where they go', async () => {
  const answer = await share(
    new File(['one'], 'a.txt'),
    new File([], 'empty.txt'),
    new File(['two'], 'b.txt'),
  )
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/profile/receive'])
  const kept = await readReceived()
  expect(kept.map(({ name }) => name).sort()).toEqual(['a.txt', 'b.txt'])
})

it('a full device says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(deviceStore.received, 'bulkAdd').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  const answer = await share(new File(['one'], 'a.txt'))
  expect(answer?.headers.get('location')).toBe('/profile/receive?isFull=true')
})
