import { expect, test } from 'vitest'
import { isOwnPage } from './own-pages.ts'

const own = new Set(['/assets/a1.js', '/assets/a2.css', '/assets/a3.js'])

const page = (...paths: string[]) =>
  new Response(
    `<!doctype html><link rel="icon" href="/icon.svg">${paths.map((path) => `<script type="module" crossorigin src="${path}"></script>`).join('')}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

const decide = (response: Response) => isOwnPage(response, (path) => own.has(path))

test('a page whose scripts and styles are all of this build may be kept, and can still be read', async () => {
  const response = page('/assets/a1.js', '/assets/a2.css')
  expect(await decide(response)).toBe(true)
  expect(await response.text()).toContain('/assets/a1.js')
})

test('a page that names a file of another build may not be kept', async () => {
  expect(await decide(page('/assets/a1.js', '/assets/b2.css'))).toBe(false)
})

test('other files may be kept, unread', async () => {
  const script = new Response('import("/assets/b1.js")', { headers: { 'content-type': 'text/javascript' } })
  expect(await decide(script)).toBe(true)
  expect(script.bodyUsed).toBe(false)
})
