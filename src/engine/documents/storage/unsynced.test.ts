import { create, real53 } from 'lib0/prng'
import { expect, test } from 'vitest'
import {
  acknowledge,
  addChange,
  countUnsynced,
  emptyLedger,
  loseConnection,
  needsMark,
  ownUnsynced,
  parseUnsynced,
  remember,
  sendMark,
} from './unsynced.ts'

test('[D26] a mark that comes back covers what was made before it was sent, and no more', () => {
  let ledger = addChange(addChange(emptyLedger, 10), 20)
  ledger = addChange(sendMark(ledger), 30)
  expect(countUnsynced(ledger)).toEqual({ count: 3, since: 10 })
  ledger = acknowledge(ledger, 1, 40)
  expect(countUnsynced(ledger).count).toBe(1)
  expect(needsMark(ledger)).toBe(true)
})

test('[D27] a mark of a lost connection, a repeated or an unknown one covers nothing', () => {
  const sent = sendMark(addChange(emptyLedger, 10))
  expect(acknowledge(loseConnection(sent), 1, 20)).toEqual(loseConnection(sent))
  expect(countUnsynced(acknowledge(sent, 2, 20)).count).toBe(1)
  const done = acknowledge(sent, 1, 20)
  expect(acknowledge(addChange(done, 30), 1, 40)).toEqual(addChange(done, 30))
})

test('[D28] what earlier sessions left counts until the first mark of this one comes back', () => {
  let ledger = remember(emptyLedger, { count: 4, since: 5 })
  ledger = addChange(ledger, 50)
  expect(countUnsynced(ledger)).toEqual({ count: 5, since: 5 })
  expect(ownUnsynced(ledger)).toEqual({ count: 1, since: 50 })
  ledger = acknowledge(sendMark(ledger), 1, 60)
  expect(countUnsynced(ledger)).toEqual({ count: 0, since: null })
  expect(needsMark(ledger)).toBe(false)
})

test('[D26] in 2,000 random runs nothing counts as durable that the server has not acknowledged', () => {
  const source = create(7)
  let confirmed = 0
  for (let run = 0; run < 2_000; run++) {
    let ledger = emptyLedger
    let made = 0
    let stored = 0
    const underway: { mark: number; covers: number }[] = []
    for (let step = 0; step < 30; step++) {
      const choice = real53(source)
      if (choice < 0.4) {
        ledger = addChange(ledger, step)
        made++
      } else if (choice < 0.6 && needsMark(ledger)) {
        ledger = sendMark(ledger)
        underway.push({ mark: ledger.lastMark, covers: made })
      } else if (choice < 0.8 && underway.length > 0) {
        const back = underway.shift()
        if (!back) continue
        const before = ledger
        ledger = acknowledge(ledger, back.mark, step)
        if (ledger !== before) {
          stored = back.covers
          confirmed++
        }
      } else if (choice < 0.9) {
        ledger = loseConnection(ledger)
        if (real53(source) < 0.5) underway.length = 0
      }
      if (countUnsynced(ledger).count !== made - stored) throw new Error(`run ${run}, step ${step}`)
    }
  }
  expect(confirmed).toBeGreaterThan(1_000)
})

test('[D29] a malformed stored count is read as nothing unsynced', () => {
  for (const strange of [null, 3, {}, { count: -1 }, { count: 'x' }, { count: 0.5 }]) {
    expect(parseUnsynced(strange)).toEqual({ count: 0, since: null })
  }
  expect(parseUnsynced({ count: 2, since: 9 })).toEqual({ count: 2, since: 9 })
})
