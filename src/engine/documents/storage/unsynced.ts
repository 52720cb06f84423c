/** Changes of this device that the server has not acknowledged. */
export interface Unsynced {
  readonly count: number
  /** When the oldest was made, in epoch milliseconds; null where there is none. */
  readonly since: number | null
}

export const nothingUnsynced: Unsynced = { count: 0, since: null }

/**
 * Counts unsynced changes by marks. A mark is sent behind changes; when it comes back, all before it is durable.
 *
 *     made ──1──2──3──[mark 1: 3]──4──5──        back: mark 1  ⇒  stored = 3, two unsynced
 *
 * `before` is what earlier sessions left. Their changes are in the document that this session sends at its first sync,
 * so the first mark that comes back covers them too. All functions return a new ledger and change nothing.
 */
export interface Ledger {
  /** Changes made in this session, and how many of them are durable. */
  readonly made: number
  readonly stored: number
  readonly since: number | null
  readonly before: Unsynced
  readonly lastMark: number
  /** The mark that was sent and is not back, and how many changes it covers. */
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

/** `now` in epoch milliseconds. */
export function addChange(ledger: Ledger, now: number): Ledger {
  return { ...ledger, made: ledger.made + 1, since: ledger.since ?? now }
}

/** Adds what earlier sessions left. */
export function remember(ledger: Ledger, before: Unsynced): Ledger {
  return { ...ledger, before }
}

/** Takes the next mark; the caller sends it. */
export function sendMark(ledger: Ledger): Ledger {
  const mark = ledger.lastMark + 1
  return { ...ledger, lastMark: mark, underway: { mark, covers: ledger.made } }
}

/** Returns the same ledger for any mark but the one that is underway: late, repeated or unknown. */
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

/** The socket closed: the mark that was underway may not have arrived, so it covers nothing. */
export function loseConnection(ledger: Ledger): Ledger {
  return ledger.underway ? { ...ledger, underway: null } : ledger
}

/** Whether something is unsynced and no mark is underway. */
export function needsMark(ledger: Ledger): boolean {
  return ledger.underway === null && (ledger.made > ledger.stored || ledger.before.count > 0)
}

/** Of this session alone: what it stores under its own key. */
export function ownUnsynced(ledger: Ledger): Unsynced {
  const count = ledger.made - ledger.stored
  return { count, since: count > 0 ? ledger.since : null }
}

/** Of this session and earlier ones. */
export function countUnsynced(ledger: Ledger): Unsynced {
  return addUnsynced(ownUnsynced(ledger), ledger.before)
}

export function addUnsynced(a: Unsynced, b: Unsynced): Unsynced {
  const since = a.since === null || b.since === null ? (a.since ?? b.since) : Math.min(a.since, b.since)
  return { count: a.count + b.count, since }
}

/** Reads a stored count without trusting its shape; what is malformed is nothing unsynced. */
export function parseUnsynced(stored: unknown): Unsynced {
  if (typeof stored !== 'object' || stored === null) return nothingUnsynced
  const { count, since } = stored as { count?: unknown; since?: unknown }
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count <= 0) return nothingUnsynced
  return { count, since: typeof since === 'number' ? since : null }
}
