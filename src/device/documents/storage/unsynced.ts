/** Changes of this device that the server has not confirmed as stored, and when the oldest was made. */
export interface Unsynced {
  readonly count: number
  readonly since: number | null
}

export const nothingUnsynced: Unsynced = { count: 0, since: null }

/**
 * Counts by marks. A mark is sent behind changes; when the same comes back, all before it is stored at the server.
 *
 *     made ──1──2──3──[mark 1: 3]──4──5──        back: mark 1  ⇒  stored = 3, two unsynced
 *
 * `before` is what earlier sessions left behind. They are in the document that this one sends at its first sync, so
 * the first mark that comes back covers them too.
 */
export interface Ledger {
  readonly made: number
  readonly stored: number
  readonly since: number | null
  readonly before: Unsynced
  readonly lastMark: number
  /** The mark on its way, and how many changes lie before it. */
  readonly underway: { readonly mark: number; readonly covers: number } | null
}

export const emptyLedger: Ledger = {
  made: 0,
  stored: 0,
  since: null,
  before: nothingUnsynced,
  lastMark: 0,
  underway: null,
}

export function addChange(ledger: Ledger, now: number): Ledger {
  return { ...ledger, made: ledger.made + 1, since: ledger.since ?? now }
}

export function remember(ledger: Ledger, before: Unsynced): Ledger {
  return { ...ledger, before }
}

export function sendMark(ledger: Ledger): Ledger {
  const mark = ledger.lastMark + 1
  return { ...ledger, lastMark: mark, underway: { mark, covers: ledger.made } }
}

/** Answers the same ledger for a mark that is not the one on its way: late, doubled or invented. */
export function acknowledge(ledger: Ledger, mark: number, now: number): Ledger {
  if (ledger.underway?.mark !== mark) return ledger
  const stored = ledger.underway.covers
  return {
    ...ledger,
    stored,
    since: ledger.made > stored ? now : null,
    before: nothingUnsynced,
    underway: null,
  }
}

/** The socket is gone: what was on its way may or may not have arrived, so it counts as not. */
export function loseConnection(ledger: Ledger): Ledger {
  return ledger.underway ? { ...ledger, underway: null } : ledger
}

export function needsMark(ledger: Ledger): boolean {
  return ledger.underway === null && (ledger.made > ledger.stored || ledger.before.count > 0)
}

/** Of this session alone: what it writes down under its own name. */
export function ownUnsynced(ledger: Ledger): Unsynced {
  const count = ledger.made - ledger.stored
  return { count, since: count > 0 ? ledger.since : null }
}

export function countUnsynced(ledger: Ledger): Unsynced {
  return addUnsynced(ownUnsynced(ledger), ledger.before)
}

export function addUnsynced(a: Unsynced, b: Unsynced): Unsynced {
  const since = a.since === null || b.since === null ? (a.since ?? b.since) : Math.min(a.since, b.since)
  return { count: a.count + b.count, since }
}

/** What somebody stored, read as if a stranger had. */
export function parseUnsynced(stored: unknown): Unsynced {
  if (typeof stored !== 'object' || stored === null) return nothingUnsynced
  const { count, since } = stored as { count?: unknown; since?: unknown }
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count <= 0) return nothingUnsynced
  return { count, since: typeof since === 'number' ? since : null }
}
