import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test, vi } from 'vitest'
import { noteFirstContent } from '../browser/first-content.ts'
import { useProviders } from './useProviders.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the connected services are read after the first content, once, and known offline', async () => {
  let requests = 0
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/setting/providers')) requests += 1
    return requests > 1 ? Response.json({ photos: true }) : Promise.reject(new TypeError('no network'))
  })
  const first = show()
  await vi.waitFor(() => expect(first.says()).toBe('unknown'))
  expect(requests).toBe(0)
  noteFirstContent()
  await vi.waitFor(() => expect(requests).toBe(1))
  first.end()

  // The next screen that needs them asks again, because the request failed.
  let again = show()
  await vi.waitFor(() => {
    again.end()
    again = show()
    expect(requests).toBe(2)
  })
  await vi.waitFor(() => expect(again.says()).toBe('on'))
  again.end()

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = show()
  await vi.waitFor(() => expect(offline.says()).toBe('on'))
  offline.end()
  expect(requests).toBe(2)
})

function show() {
  const box = document.createElement('div')
  render(<Photos />, { container: box })
  return { says: () => box.textContent, end: () => cleanup() }
}

function Photos() {
  const providers = useProviders()
  if (providers === null) return 'unknown'
  return providers.photos ? 'on' : 'off'
}
