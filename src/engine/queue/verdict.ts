import { backoffMs } from '#model/time/backoff.ts'

/** What an answer means for a queued command. */
export type Verdict =
  | { readonly kind: 'done' }
  /** Keep it and the rest of its lane; try again after this many milliseconds. */
  | { readonly kind: 'wait'; readonly forMs: number }
  /** Keep all commands until the next sign-in. */
  | { readonly kind: 'signIn' }
  /** The server refused it for good: show it with the reason. */
  | { readonly kind: 'failed' }

/** Too slow, kept away by another request, too many. */
const passing: ReadonlySet<number> = new Set([408, 423, 429])

const shortestMs = 5_000
/** No pause before the next try is longer, whatever the server asks for. */
export const longestPauseMs = 5 * 60_000

/** `status` 0: no answer. `tries`: earlier tries, for the backoff. `retryAfter`: the header, in seconds. */
export function computeVerdict(status: number, tries: number, retryAfter: string | null): Verdict {
  if (status >= 200 && status < 300) return { kind: 'done' }
  if (status === 401) return { kind: 'signIn' }
  const isPassing = status === 0 || status >= 500 || passing.has(status)
  if (!isPassing) return { kind: 'failed' }
  const requestedMs = Number(retryAfter) * 1000
  const pauseMs = backoffMs(tries, { firstMs: shortestMs, longestMs: longestPauseMs })
  return {
    kind: 'wait',
    forMs: Number.isFinite(requestedMs) && requestedMs > 0 ? Math.min(requestedMs, longestPauseMs) : pauseMs,
  }
}
