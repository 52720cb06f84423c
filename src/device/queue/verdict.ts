import { backoffMs } from '#model/time/backoff.ts'

/** What an answer means for a waiting command. */
export type Verdict =
  | { readonly kind: 'done' }
  /** Keep it and everything behind it; try again not before so many milliseconds. */
  | { readonly kind: 'wait'; readonly forMs: number }
  /** Keep everything until somebody signs in again. */
  | { readonly kind: 'signIn' }
  /** The server will never take it: show it with its reason. */
  | { readonly kind: 'failed' }

const shortestMs = 5_000
const longestMs = 5 * 60_000

/** Decides by status (0: nothing came back) and by how often it was tried. `retryAfter` is the header, in seconds. */
export function computeVerdict(status: number, tries: number, retryAfter: string | null): Verdict {
  if (status >= 200 && status < 300) return { kind: 'done' }
  if (status === 401) return { kind: 'signIn' }
  const isPassing = status === 0 || status >= 500 || status === 408 || status === 429
  if (!isPassing) return { kind: 'failed' }
  const asked = Number(retryAfter) * 1000
  const pauseMs = backoffMs(tries, { firstMs: shortestMs, longestMs })
  return { kind: 'wait', forMs: Number.isFinite(asked) && asked > 0 ? Math.min(asked, longestMs) : pauseMs }
}
