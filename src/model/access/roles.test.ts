import { expect, test } from 'vitest'
import {
  type BrandRole,
  brandRoles,
  isAtLeast,
  manages,
  readsOnly,
  toBrandRole,
  writingRoles,
} from './roles.ts'

test('who only reads has fewer rights than everybody else, and is managed by owners and admins', () => {
  const reader: BrandRole = 'BRAND_ROLE_READER'
  expect(brandRoles.filter((role) => isAtLeast(reader, role))).toEqual([reader])
  expect(brandRoles.filter((role) => !isAtLeast(role, reader))).toEqual([])
  expect(brandRoles.filter((role) => manages(role, reader))).toEqual(['BRAND_ROLE_OWNER', 'BRAND_ROLE_ADMIN'])
  expect(brandRoles.filter((role) => !readsOnly(role))).toEqual(writingRoles)
})

test('a role of a newer server counts as a member', () => {
  expect(toBrandRole('BRAND_ROLE_GUEST')).toBe('BRAND_ROLE_MEMBER')
  expect(brandRoles.map(toBrandRole)).toEqual(brandRoles)
})
