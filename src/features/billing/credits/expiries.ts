import { soonDays } from '#model/money/credits.ts'
import { addDays, seoulDayOf } from '#model/time/seoul-day.ts'
import type { Balance } from '../credit-calls.ts'

type Lot = Balance['lots'][number]

export interface Expiry {
  /** The last day in Seoul on which they can be used. */
  readonly day: string
  readonly type: Lot['type']
  readonly credit: number
  readonly isSoon: boolean
}

/** Lots in the order in which they are spent; those of one type that end on one day are one line. `now` in epoch ms. */
export function computeExpiries(lots: readonly Lot[], now: number): Expiry[] {
  const soon = addDays(seoulDayOf(now), soonDays)
  const expiries = new Map<string, Expiry>()
  for (const { type, credit, expiresAt } of lots) {
    const day = seoulDayOf(Date.parse(expiresAt) - 1)
    const key = `${day} ${type}`
    const before = expiries.get(key)?.credit ?? 0
    expiries.set(key, { day, type, credit: before + credit, isSoon: day <= soon })
  }
  return [...expiries.values()]
}
