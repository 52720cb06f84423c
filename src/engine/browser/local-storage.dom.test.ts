import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep, readKept } from './local-storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a value that the browser refuses comes before the older one that it has, until one is stored again', () => {
  keep('saegim-draft', 'older')
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  keep('saegim-draft', 'newer')
  expect(readKept('saegim-draft')).toBe('newer')
  refusing.mockRestore()
  keep('saegim-draft', 'stored')
  localStorage.setItem('saegim-draft', 'of another tab')
  expect(readKept('saegim-draft')).toBe('of another tab')
})
