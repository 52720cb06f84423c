import { expect, it } from 'vitest'
import { chooseBrand } from './sign-in.ts'

const brand = (id: number, openedAt: number | null = null) => ({
  id,
  name: String(id),
  url: null,
  brandRole: 'BRAND_ROLE_OWNER',
  openedAt,
})
const local = 'local-a' as const
const other = 'local-b' as const

it('opens the brand that the open local brand was adopted as', () => {
  const adopted = [
    { ref: local, idBrand: 4 },
    { ref: other, idBrand: 5 },
  ]
  expect(chooseBrand({ before: local, adopted, brands: [brand(1)] })).toBe(4)
  expect(chooseBrand({ before: null, adopted, brands: [brand(1)] })).toBe(5)
})

it('keeps a local brand open that could not be adopted yet', () => {
  expect(chooseBrand({ before: local, adopted: [{ ref: other, idBrand: 5 }], brands: [brand(1)] })).toBe(
    local,
  )
})

it('opens the brand that was opened last, else the first, else none', () => {
  expect(chooseBrand({ before: 2, adopted: [], brands: [brand(1, 9), brand(2)] })).toBe(2)
  expect(chooseBrand({ before: null, adopted: [], brands: [brand(1, 3), brand(2, 9)] })).toBe(2)
  expect(chooseBrand({ before: null, adopted: [], brands: [brand(3), brand(2)] })).toBe(2)
  expect(chooseBrand({ before: 9, adopted: [], brands: [brand(1)] })).toBe(1)
  expect(chooseBrand({ before: null, adopted: [], brands: [] })).toBeNull()
})

it('keeps the open brand if the list of brands could not be read', () => {
  expect(chooseBrand({ before: 2, adopted: [], brands: [] })).toBe(2)
})
