import { isWithin } from '#model/time/stored-time.ts'

/** Pure, apart from `install-offer.ts`, which listens to the browser as soon as it is loaded. */
export interface Visits {
  readonly count: number
  /** When the last page was loaded, in epoch milliseconds. */
  readonly lastAt: number
}

/** Pages loaded within half an hour are one visit. */
const visitMs = 30 * 60 * 1000

export function countVisit(known: Visits, now: number): Visits {
  const isNew = known.count === 0 || !isWithin(known.lastAt, now, visitMs)
  return { count: known.count + (isNew ? 1 : 0), lastAt: now }
}

/** Reads `count:lastAt`; anything else is no visit. */
export function parseVisits(text: string | null): Visits {
  const [, count, lastAt] = /^(\d{1,9}):(\d{1,15})$/.exec(text ?? '') ?? []
  return { count: Number(count ?? 0), lastAt: Number(lastAt ?? 0) }
}
