import { expect, test } from 'vitest'
import { ownPagesOnly } from './own-pages.ts'

const own = new Set(['/assets/a1.js', '/assets/a2.css', '/assets/a3.js'])
const { cacheWillUpdate } = ownPagesOnly((path) => own.has(path))

const page = (...paths: string[]) =>
  new Response(
    `<!doctype html><link rel="icon" href="/icon.svg">${paths.map((path) => `<script type="module" crossorigin src="${path}"></script>`).join('')}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

const decide = (response: Response) =>
  cacheWillUpdate?.({
    request: new Request('https://saegim.example/index.html'),
    response,
    event: {} as ExtendableEvent,
  })

test('a page whose scripts and styles are all of this build is cached, and can still be read', async () => {
  const response = await decide(page('/assets/a1.js', '/assets/a2.css'))
  expect(await response?.text()).toContain('/assets/a1.js')
})

test('a page that names a file of another build is not cached', async () => {
  expect(await decide(page('/assets/a1.js', '/assets/b2.css'))).toBeNull()
})

test('other files are cached unread, and failures are not cached', async () => {
  const script = new Response('import("/assets/b1.js")', { headers: { 'content-type': 'text/javascript' } })
  expect(await decide(script)).toBe(script)
  expect(await decide(new Response(null, { status: 503 }))).toBeNull()
})
