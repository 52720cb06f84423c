import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandProposals } from '../support/brand-proposals.ts'

test('forty brands get the sentences that were read and approved', () => {
  // After a change: node tests/tools/write-brand-proposals.ts, then read the difference.
  expect(brandProposals()).toBe(readFileSync('tests/fixtures/brands/proposals.txt', 'utf8'))
})
