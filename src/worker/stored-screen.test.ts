import { beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '#engine/store/caches.fixture.ts'
import { storeScreen } from '#engine/store/stored-screens.ts'
import { withStoredScreen } from './stored-screen.ts'

const build = '/assets/a1b2c3d.js'
const head = `<head><script type="module" crossorigin src="${build}"></script></head>`
const policy = "script-src 'self'"
const pageOf = (html: string) =>
  new Response(html, { headers: { 'content-security-policy': policy, 'content-length': '3', etag: '"1"' } })
const page = `${head}<body><div id="app"></div><script></script></body>`

beforeEach(async () => {
  vi.stubGlobal('caches', new FakeCaches())
  await storeScreen(build, '7/12', '/brand', '<div id="stored-screen">온기</div>')
  return () => void vi.unstubAllGlobals()
})

test('the stored screen of the path stands behind the element of the app, under the policy of the page', async () => {
  const answer = await ask('/brand')
  expect(await answer.text()).toBe(
    `${head}<body><div id="app"></div><div id="stored-screen">온기</div><script></script></body>`,
  )
  expect(answer.headers.get('content-security-policy')).toBe(policy)
  expect([answer.headers.get('content-length'), answer.headers.get('etag')]).toEqual([null, null])
})

test('another path, a path with a query and another build get the page as it is', async () => {
  for (const address of ['/work-book', '/brand?brand=13'])
    expect(await (await ask(address)).text()).toBe(page)
  const newer = page.replace('a1b2c3d', 'e4f5a6b')
  expect(await (await ask('/brand', newer)).text()).toBe(newer)
})

test('a page that has no place for it, and caches that fail, leave the page as it is', async () => {
  const other = `${head}<body></body>`
  expect(await (await ask('/brand', other)).text()).toBe(other)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(caches, 'keys').mockRejectedValue(new Error('no storage'))
  expect(await (await ask('/brand')).text()).toBe(page)
})

function ask(address: string, html = page): Promise<Response> {
  const url = new URL(address, 'https://saegim.example')
  const options = { url, request: new Request(url), event: {} as ExtendableEvent }
  return withStoredScreen(async () => pageOf(html))(options)
}
