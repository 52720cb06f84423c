import fc from 'fast-check'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotTypes } from '#model/money/credits.ts'
import type { Database } from '#server/database/open.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { runsWithin } from '../../../../tests/support/size.ts'
import { expireCredits, grantCredits, returnCredits, spendCredits, takeBackCharge } from './ledger.ts'

const budget = runsWithin(3, 2_000, 100)
const { runs } = budget
const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

/*
 * Three devices send commands at random, each possibly twice, at the same time, and cut off before the commit. Small
 * numbers, so that lots run empty, keys meet and lots expire within a run.
 */
const key = fc.integer({ min: 0, max: 1 })
const amount = fc.integer({ min: 1, max: 40 })
const command = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    key,
    amount,
    type: fc.constantFrom(...lotTypes),
    days: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ do: fc.constant('spend' as const), key, amount: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('return' as const), key }),
  fc.record({ do: fc.constant('takeBack' as const), key }),
  fc.record({ do: fc.constant('expire' as const) }),
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

const faults = ['none', 'none', 'none', 'none', 'twice', 'twice', 'cut', 'cut', 'killed'] as const
const step = fc.record({
  commands: fc.array(fc.record({ command, fault: fc.constantFrom(...faults) }), {
    minLength: 1,
    maxLength: 3,
  }),
  /** Days that pass afterwards; a clock may also be behind. */
  days: fc.constantFrom(0, 0, 0, 1, 2, -1),
})

const counts = { spent: 0, short: 0, expired: 0, returned: 0, cut: 0 }
let brands = 0

test(`the ledger adds up after any commands of three devices`, {
  timeout: runs * 1_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      if (!budget.begin()) return
      const brand = ++brands
      let now = Date.UTC(2026, 10, 1)
      let known: readonly string[] = []
      for (const { commands, days } of steps) {
        await Promise.all(commands.map(({ command, fault }) => send(brand, command, new Date(now), fault)))
        known = await checkLedger(brand, known)
        now += days * 86_400_000
      }
      // Everything that is written, again, and nothing changes.
      await act(brand, { do: 'expire' }, new Date(now))
      const settled = await checkLedger(brand, known)
      const sent = steps.flatMap(({ commands }) => commands.map(({ command }) => command))
      for (const command of sent) {
        const isWritten = settled.some((entry) => entry.includes(`"${keyOf(brand, command)}"`))
        if (isWritten) await act(brand, command, new Date(now))
      }
      expect(await checkLedger(brand, settled)).toEqual(settled)
    }),
    { numRuns: runs, ...seed },
  )
  expect(
    Object.values(counts).every((count) => count > 0),
    JSON.stringify(counts),
  ).toBe(true)
})

async function send(brand: number, command: Command, at: Date, fault: string): Promise<void> {
  if (fault === 'twice') {
    await Promise.all([act(brand, command, at), act(brand, command, at)])
  } else if (fault === 'none') {
    await act(brand, command, at)
  } else {
    counts.cut += 1
    const cut = act(brand, command, at, async (db) => {
      if (fault === 'cut') throw new Error('the process ends here')
      await db
        .selectNoFrom((select) => select.fn('pg_terminate_backend', [select.fn('pg_backend_pid')]).as('end'))
        .execute()
    })
    await expect(cut).rejects.toThrow()
  }
}

/** `end` runs in the transaction behind the command, before its commit. */
async function act(
  brand: number,
  command: Command,
  at: Date,
  end: (db: Transaction<DB>) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(database.kysely, async (db) => {
    await actIn(db, brand, command, at)
    await end(db)
  })
}

async function actIn(db: Transaction<DB>, brand: number, command: Command, at: Date): Promise<void> {
  const event = { brand, at, kind: 'test' }
  const key = keyOf(brand, command)
  switch (command.do) {
    case 'grant': {
      const { type, amount, days } = command
      const expiresAt = new Date(at.getTime() + days * 86_400_000)
      await grantCredits(db, { ...event, key, type, amount, expiresAt })
      return
    }
    case 'spend': {
      const spent = await spendCredits(db, { ...event, key, amount: command.amount })
      counts[spent.ok ? 'spent' : 'short'] += 1
      return
    }
    case 'return': {
      const isNew = await returnCredits(db, { ...event, key, useKey: `spend:${brand}:${command.key}` })
      if (isNew) counts.returned += 1
      return
    }
    case 'takeBack':
      await takeBackCharge(db, { ...event, key, chargeKey: `grant:${brand}:${command.key}` })
      return
    case 'expire':
      await expireCredits(db, brand, at)
  }
}

function keyOf(brand: number, command: Command): string {
  return `${command.do}:${brand}:${'key' in command ? command.key : ''}`
}

/**
 * Entries, lots and account add up, no prefix is below 0, and what was known before is still there unchanged. Returns the
 * entries as texts.
 */
async function checkLedger(brand: number, known: readonly string[]): Promise<string[]> {
  const { rows: entries } = await database.pool.query(
    'select * from credit_entry where brand_id = $1 order by id',
    [brand],
  )
  const { rows: lots } = await database.pool.query('select * from credit_lot where brand_id = $1', [brand])
  const { rows: accounts } = await database.pool.query('select * from credit_account where brand_id = $1', [
    brand,
  ])
  let sum = 0
  const ofLot = new Map<number, number>()
  for (const { amount, balance_after, lot_id, type } of entries) {
    sum += amount
    ofLot.set(lot_id, (ofLot.get(lot_id) ?? 0) + amount)
    expect(balance_after).toBe(sum)
    expect(sum).toBeGreaterThanOrEqual(0)
    if (type === 'EXPIRE') counts.expired += 1
  }
  expect(accounts[0]?.balance ?? 0).toBe(sum)
  for (const { id, rest, granted } of lots) {
    expect([rest, rest >= 0 && rest <= granted]).toEqual([ofLot.get(id) ?? 0, true])
  }
  const texts = entries.map((entry) => JSON.stringify(entry))
  expect(texts.slice(0, known.length)).toEqual(known)
  const events = entries.map(({ idem, part }) => `${idem} ${part}`)
  expect(new Set(events).size).toBe(events.length)
  return texts
}
