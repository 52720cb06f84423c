import { expect, test } from 'vitest'
import { sitePagesOnly } from './site-pages.ts'

const decide = (html: string, status = 200) => {
  const response = new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  return sitePagesOnly.cacheWillUpdate?.({
    request: new Request('https://saegim.example/price'),
    response,
    event: {} as ExtendableEvent,
  })
}

test('a page of the site is kept, and can still be read', async () => {
  const kept = await decide('<head><link rel="canonical" href="https://saegim.example/price"/></head>')
  expect(await kept?.text()).toContain('canonical')
})

test('the app at the address of a page, and a page that is missing, are not kept', async () => {
  expect(await decide('<link rel="icon" href="/icon.svg"><div id="app"></div>')).toBeNull()
  expect(await decide('<link rel="canonical" href="https://saegim.example/price"/>', 404)).toBeNull()
})
