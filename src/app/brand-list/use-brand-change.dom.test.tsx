import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { currentBrand, openBrand } from '#engine/identity/session.ts'

const did = vi.hoisted(() => [] as string[])
vi.mock('#engine/documents/engine/flush-documents.ts', () => ({
  flushDocuments: async () => void did.push(`flush with ${document.cookie}`),
}))
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { push: (path: string) => did.push(`go to ${path}`) } }),
}))

const { useBrandChange } = await import('./useBrandChange.ts')

let change: (brand: BrandRef, address?: string) => Promise<void>

beforeEach(() => {
  did.length = 0
  openBrand(7)
  render(<Changing />)
})
afterEach(() => {
  cleanup()
  openBrand(null)
})

test('[A-354] switching stores what is typed, sets the cookie of the brand and goes to its home, without a reload', async () => {
  const { document: page } = window
  await change(12)
  expect(did).toEqual(['flush with saegim-brand-id=7', 'go to /brand'])
  expect(document.cookie).toBe('saegim-brand-id=12')
  expect(currentBrand()).toBe(12)
  // A reload would have made another document.
  expect(window.document).toBe(page)
})

test('a brand of this device has no cookie, and is opened at the wanted address', async () => {
  await change('local-1', '/work-book')
  expect(did.at(-1)).toBe('go to /work-book')
  expect(document.cookie).toBe('')
  expect(currentBrand()).toBe('local-1')
})

function Changing() {
  change = useBrandChange()
  return null
}
