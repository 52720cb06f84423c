export interface Visits {
  readonly count: number
  readonly lastAt: number
}

/** Pages loaded within half an hour are one visit. */
const visitMs = 30 * 60 * 1000

export function countVisit(known: Visits, now: number): Visits {
  const isNew = known.count === 0 || now - known.lastAt >= visitMs
  return { count: known.count + (isNew ? 1 : 0), lastAt: now }
}

export function parseVisits(text: string | null): Visits {
  const [, count, lastAt] = /^(\d{1,9}):(\d{1,15})$/.exec(text ?? '') ?? []
  return { count: Number(count ?? 0), lastAt: Number(lastAt ?? 0) }
}
