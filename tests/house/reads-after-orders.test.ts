import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { changedByOrders } from '#features/billing/billing-reads.ts'
import { filesBelow } from './source-files.ts'

/** Reads of a brand that no order changes, by the name of the call in the contract, and why. */
const reasons: Readonly<Record<string, string>> = {
  listCreditPlans: 'what is on sale is the same after an order',
  listDocuments: 'an order makes no design and deletes none',
  listDriveLinks: 'links and their openings go on whatever the plan is',
  listGoogleDocuments: 'links to documents of Google are no part of a plan',
  listMadePictures: 'requests for pictures stay as they are, whatever was bought',
  listShares: 'links and their openings go on whatever the plan is',
  listSnsAccounts: 'accounts at social networks are no part of a plan',
  listTaskActs: 'an order is no act of the staff',
  pageBundles: 'what was added stays whatever the plan is',
  pageFavorites: 'favourites are of an account, whatever the plan is',
  pageMembers: 'who is in the team stays; how many may be is in countMembers',
  readTask: 'an order adds a task, and changes none',
}

test('every read of a brand is read again after an order, or has a reason why not', () => {
  const contract = import.meta.glob<Record<string, Call>>(['/src/contract/*.ts', '!**/*.test.ts'], {
    eager: true,
  })
  const calls = Object.values(contract).flatMap((module) => Object.entries(module))
  const again = new Set(changedByOrders.map(({ call }) => call.name))
  const declared = filesBelow(['src'], /\.tsx?$/)
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ text }) => [...text.matchAll(/cached(?:Read|List)\(\{\s*call: (\w+),\s*scope: 'brand'/g)])
    .map(([, name = '']) => name)
  expect(declared.length).toBeGreaterThan(12)
  const nameOf = (exported: string) => calls.find(([key]) => key === exported)?.[1].name ?? ''
  expect(declared.filter((one) => !again.has(nameOf(one)) && !(one in reasons))).toEqual([])
  expect(Object.keys(reasons).filter((one) => again.has(nameOf(one)) || !declared.includes(one))).toEqual([])
})
