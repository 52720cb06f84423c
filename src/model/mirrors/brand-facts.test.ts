import { expect, test } from 'vitest'
import { factsInList } from './brand-facts.ts'

test('the list of brands says of which an account may only read', () => {
  const reader = (brandRole?: string) => new Map(factsInList({ brandRole })).get('reader')
  expect(reader('BRAND_ROLE_READER')).toBe('yes')
  for (const role of ['BRAND_ROLE_MEMBER', 'BRAND_ROLE_OWNER', 'BRAND_ROLE_GUEST', undefined])
    expect(reader(role), role).toBeNull()
})
