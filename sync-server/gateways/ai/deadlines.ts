import { Refusal } from '#server/http/refusal.ts'

/** In milliseconds: until the first byte, between two parts, and for the whole answer. */
export interface DeadlineLimits {
  readonly first: number
  readonly idle: number
  readonly total: number
}

export interface Deadlines {
  /** Aborts with the reason AI_TIMEOUT or AI_STALLED, a `Refusal`. */
  readonly signal: AbortSignal
  /** Something of the answer has come. */
  alive(): void
  end(): void
}

/** Ends a request that takes too long to begin, to go on, or to end. */
export function startDeadlines(limits: DeadlineLimits): Deadlines {
  const cut = new AbortController()
  const abortWith = (code: 'AI_TIMEOUT' | 'AI_STALLED') => () => cut.abort(new Refusal(code))
  const total = setTimeout(abortWith('AI_TIMEOUT'), limits.total)
  let next = setTimeout(abortWith('AI_TIMEOUT'), limits.first)
  return {
    signal: cut.signal,
    alive() {
      clearTimeout(next)
      next = setTimeout(abortWith('AI_STALLED'), limits.idle)
    },
    end() {
      clearTimeout(total)
      clearTimeout(next)
    },
  }
}
