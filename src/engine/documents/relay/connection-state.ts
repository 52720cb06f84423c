import type { RowState } from '#engine/store/row-state.ts'
import { type CloseCode, closeCode } from '#model/sync/protocol.ts'
import { jitteredBackoffMs } from '#model/time/backoff.ts'

/**
 * The life of a connection to the relay.
 *
 *              start/wake            opened               synced
 *       idle ────────────▶ connecting ──────▶ connected ──────────▶ synced
 *        ▲                  │  ▲                  │                    │
 *        │ stop         lost│  │ due, wake        │ lost               │ lost
 *        │ (from all)       ▼  │                  ▼                    ▼
 *        └─────────────── waiting ◀───────────────┴────────────────────┘
 *                             │ 44xx: the server has decided
 *                             ▼
 *                          refused ── retry, or a session with another token ──▶ connecting
 *
 * Pure: time and randomness are arguments. `connection.ts` carries out the effects.
 */
export type ConnectionState =
  | { readonly name: 'idle' }
  | { readonly name: 'connecting'; readonly attempt: number }
  | { readonly name: 'connected'; readonly attempt: number }
  | { readonly name: 'synced' }
  | {
      readonly name: 'waiting'
      readonly attempt: number
      readonly retryAt: number
      readonly reason: TransientReason
    }
  | { readonly name: 'refused'; readonly reason: FinalReason }

/** The connection is tried again by itself. */
export type TransientReason = 'offline' | 'busy' | 'tooFast' | 'unmade'
/** The connection is not tried again before the person retries or the session has another token. */
export type FinalReason = 'relogin' | 'roleLost' | 'notFound' | 'notMade' | 'rebuilt' | 'tooLarge' | 'invalid'

export type ConnectionEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'synced' }
  /**
   * The socket closed, with its close code; null where it never opened or timed out. `row`: of a document that this device made and
   * of which the server has acknowledged nothing, as it was before the attempt.
   */
  | { readonly kind: 'lost'; readonly code: number | null; readonly row?: RowState | null }
  /** This account is not signed in. */
  | { readonly kind: 'noToken' }
  /** The backoff is over. */
  | { readonly kind: 'due' }
  /** The network may be back, or the page became visible. */
  | { readonly kind: 'wake' }
  /** There is another token than the one that was refused. */
  | { readonly kind: 'newToken' }
  /** The person pressed "try again". */
  | { readonly kind: 'retry' }
  | { readonly kind: 'stop' }

export interface ClockAndRandom {
  /** Epoch milliseconds. */
  readonly now: number
  /** From 0 up to, and not including, 1. */
  readonly random: number
}

export const idle: ConnectionState = { name: 'idle' }

export function nextState(
  state: ConnectionState,
  event: ConnectionEvent,
  clock: ClockAndRandom,
): ConnectionState {
  switch (event.kind) {
    case 'stop':
      return idle
    case 'start':
      return state.name === 'idle' ? { name: 'connecting', attempt: 0 } : state
    case 'opened':
      return state.name === 'connecting' ? { name: 'connected', attempt: state.attempt } : state
    case 'synced':
      return state.name === 'connected' || state.name === 'connecting' ? { name: 'synced' } : state
    case 'lost':
      return isOpen(state) ? afterLoss(state, event, clock) : state
    case 'noToken':
      return state.name === 'idle' ? state : { name: 'refused', reason: 'relogin' }
    case 'due':
      // Not compared with the clock: timers may fire a millisecond early, and no other event would follow.
      return state.name === 'waiting' ? tryAgain(state.attempt) : state
    case 'wake':
      // An overloaded server gets its pause, whether or not the page is looked at.
      return state.name === 'waiting' && ownReasons.has(state.reason) ? tryAgain(state.attempt) : state
    case 'newToken':
      return state.name === 'refused' || state.name === 'waiting' ? tryAgain(0) : state
    case 'retry':
      return state.name === 'refused' || state.name === 'waiting' ? tryAgain(0) : state
    default:
      return unreachable(event)
  }
}

/** Those that are no overload of the server. */
const ownReasons: ReadonlySet<TransientReason> = new Set(['offline', 'unmade'])

const offlineBackoff = { firstMs: 500, longestMs: 15_000 }
/** After the server reported overload or too many updates. */
const overloadBackoff = { firstMs: 5_000, longestMs: 60_000 }

/** Backoff in milliseconds: doubles per attempt up to a bound; half of it is random, so that clients do not return at once. */
export function computeWaitMs(attempt: number, reason: TransientReason, random: number): number {
  const backoff = ownReasons.has(reason) ? offlineBackoff : overloadBackoff
  return Math.round(jitteredBackoffMs(attempt, backoff, random))
}

function afterLoss(
  state: ConnectionState,
  { code, row }: Extract<ConnectionEvent, { kind: 'lost' }>,
  clock: ClockAndRandom,
): ConnectionState {
  const waitsForRow = code === closeCode.notFound && row === 'waits'
  const isRefused = code === closeCode.notFound && row === 'refused'
  const final = waitsForRow ? null : isRefused ? 'notMade' : finalReasonOf(code)
  if (final) return { name: 'refused', reason: final }
  const reason = waitsForRow ? 'unmade' : transientReasonOf(code)
  const attempt = 'attempt' in state ? state.attempt + 1 : 0
  return {
    name: 'waiting',
    attempt,
    reason,
    retryAt: clock.now + computeWaitMs(attempt, reason, clock.random),
  }
}

const finalReasons: Partial<Record<CloseCode, FinalReason>> = {
  [closeCode.unauthorized]: 'relogin',
  [closeCode.forbidden]: 'roleLost',
  [closeCode.notFound]: 'notFound',
  [closeCode.rebuilt]: 'rebuilt',
  [closeCode.tooLarge]: 'tooLarge',
  [closeCode.invalidUpdate]: 'invalid',
}

/** An unknown code from 4400 to 4499, of a newer server, is final too. */
function finalReasonOf(code: number | null): FinalReason | null {
  if (code === null || code < 4400 || code >= 4500) return null
  return finalReasons[code as CloseCode] ?? 'invalid'
}

function transientReasonOf(code: number | null): TransientReason {
  if (code === closeCode.tooFast) return 'tooFast'
  return code === closeCode.overloaded ? 'busy' : 'offline'
}

function tryAgain(attempt: number): ConnectionState {
  return { name: 'connecting', attempt }
}

function isOpen(state: ConnectionState): boolean {
  return state.name === 'connecting' || state.name === 'connected' || state.name === 'synced'
}

function unreachable(event: never): never {
  throw new Error(`unknown connection event ${JSON.stringify(event)}`)
}
