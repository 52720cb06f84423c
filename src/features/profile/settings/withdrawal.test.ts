import { expect, test } from 'vitest'
import { planWithdrawal } from './withdrawal.ts'

const brand = (name: string, brandRole: string, plan?: string) => ({
  id: name.length,
  name,
  url: null,
  brandRole,
  openedAt: null,
  ...(plan !== undefined && { plan }),
})

test('owned brands are deleted, others are left, and a subscription has to be cancelled first', () => {
  const brands = [
    brand('온기', 'BRAND_ROLE_OWNER', 'FREE'),
    brand('한결', 'BRAND_ROLE_OWNER', 'PLUS'),
    // Not owned: its subscription is not theirs to cancel.
    brand('소담', 'BRAND_ROLE_ADMIN', 'BASIC'),
    brand('옛날', 'BRAND_ROLE_OWNER'),
  ]
  expect(planWithdrawal(brands)).toEqual({
    subscribed: ['한결'],
    owned: ['온기', '한결', '옛날'],
    left: ['소담'],
  })
})
