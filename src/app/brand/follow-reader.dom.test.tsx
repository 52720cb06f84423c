import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { FollowReader } from './FollowReader.ts'

const known = vi.hoisted(() => ({ role: null as BrandRole | null }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => known.role }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 5 }) }))

const told = vi.fn()

afterEach(() => {
  cleanup()
  told.mockClear()
  keepBrandFact(5, 'reader', null)
})

test('whether an account only reads the brand is told with each role, and kept for the next start', async () => {
  await show('BRAND_ROLE_READER')
  expect([told.mock.lastCall, readBrandFact(5, 'reader')]).toEqual([[true], 'yes'])
  await show('BRAND_ROLE_MEMBER')
  expect([told.mock.lastCall, readBrandFact(5, 'reader')]).toEqual([[false], null])
})

test('a role that is not known changes nothing', async () => {
  keepBrandFact(5, 'reader', 'yes')
  await show(null)
  expect([told.mock.calls, readBrandFact(5, 'reader')]).toEqual([[], 'yes'])
})

async function show(role: BrandRole | null): Promise<void> {
  known.role = role
  cleanup()
  await act(async () => render(<FollowReader onRead={told} />))
}
