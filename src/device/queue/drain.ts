import { accountStore } from '../store/account-store.ts'
import { type OutboxRow, rowLifeMs } from './outbox-row.ts'
import { computeVerdict } from './verdict.ts'

export type DrainEnd =
  | { readonly kind: 'empty' }
  | { readonly kind: 'later'; readonly inMs: number }
  | { readonly kind: 'signIn' }
  /** Another tab or the worker is at it. */
  | { readonly kind: 'busy' }

/**
 * Sends what waits, oldest first in each lane, and takes a row out only after the server took it: killed anywhere,
 * the same key goes again and the server answers the first result. Page and worker call it alike; a Web Lock lets
 * one of them work.
 */
export async function drain(idAccount: number, now: () => number = Date.now): Promise<DrainEnd> {
  if (!navigator.locks) return drainAlone(idAccount, now)
  return navigator.locks.request(`saegim-outbox-${idAccount}`, { ifAvailable: true }, (lock) =>
    lock ? drainAlone(idAccount, now) : Promise.resolve({ kind: 'busy' as const }),
  )
}

async function drainAlone(idAccount: number, now: () => number): Promise<DrainEnd> {
  const outbox = accountStore(idAccount).outbox
  const stuck = new Set<string>()
  let inMs = Number.POSITIVE_INFINITY
  for (;;) {
    const row = await nextRow(idAccount, stuck)
    if (!row || row.n === undefined) break
    if (row.notBefore > now()) {
      stuck.add(row.lane)
      inMs = Math.min(inMs, row.notBefore - now())
      continue
    }
    if (now() - row.createdAt > rowLifeMs) {
      await outbox.update(row.n, { state: 'failed', lastStatus: null, message: null })
      continue
    }
    const { status, message, retryAfter } = await send(row)
    const verdict = computeVerdict(status, row.tries, retryAfter)
    if (verdict.kind === 'done') await outbox.delete(row.n)
    else if (verdict.kind === 'failed')
      await outbox.update(row.n, { state: 'failed', lastStatus: status, message })
    else if (verdict.kind === 'signIn') {
      await outbox.update(row.n, { lastStatus: status })
      return { kind: 'signIn' }
    } else {
      stuck.add(row.lane)
      inMs = Math.min(inMs, verdict.forMs)
      await outbox.update(row.n, {
        tries: row.tries + 1,
        lastStatus: status,
        notBefore: now() + verdict.forMs,
      })
    }
  }
  return Number.isFinite(inMs) ? { kind: 'later', inMs } : { kind: 'empty' }
}

async function nextRow(idAccount: number, stuck: ReadonlySet<string>): Promise<OutboxRow | undefined> {
  return accountStore(idAccount)
    .outbox.orderBy('n')
    .filter((row) => row.state === 'waiting' && !stuck.has(row.lane))
    .first()
}

async function send(
  row: OutboxRow,
): Promise<{ status: number; message: string | null; retryAfter: string | null }> {
  try {
    const response = await fetch(row.url, {
      method: row.method,
      headers: { ...row.headers, 'Idempotency-Key': row.key },
      body: row.body,
      credentials: 'same-origin',
    })
    const answer: unknown = response.ok ? null : await response.json().catch(() => null)
    return {
      status: response.status,
      message: hasMessage(answer) ? answer.message : null,
      retryAfter: response.headers.get('retry-after'),
    }
  } catch {
    return { status: 0, message: null, retryAfter: null }
  }
}

function hasMessage(answer: unknown): answer is { message: string } {
  return (
    typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
  )
}
