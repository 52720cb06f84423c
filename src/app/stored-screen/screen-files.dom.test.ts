import { afterEach, expect, test, vi } from 'vitest'
import { linksToFiles } from './screen-files.ts'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const files = [
  { name: '/assets/a1b2c3d.js', startTime: 10 },
  { name: '/assets/e4f5a6b.css', startTime: 20 },
  { name: '/assets/a1b2c3d.js', startTime: 30 },
  { name: '/api/v1/brand/list', startTime: 30 },
  { name: 'https://other.example/assets/a1b2c3e.js', startTime: 30 },
  { name: '/assets/late123.js', startTime: 60 },
]

test('the next start asks at once for what this one asked for until its first content', () => {
  begin('/brand', '/brand')
  expect(linksToFiles()).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/a1b2c3d.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/e4f5a6b.css">',
  )
})

test('what a page asked for that began with another screen says nothing', () => {
  begin('/brand', '/work-book')
  expect(linksToFiles()).toBe('')
})

function begin(at: string, now: string): void {
  history.replaceState(null, '', now)
  const url = (path: string) => new URL(path, location.origin).href
  const entries: Record<string, unknown> = {
    navigation: [{ name: url(at) }],
    mark: [{ name: 'first-content', startTime: 50 }],
    resource: files.map(({ name, startTime }) => ({ name: url(name), startTime })),
  }
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => entries[type] as never)
}
