/**
 * Runs a limited number of works at once; others wait in order. Rejects with `TooManyAtOnce` after too long a wait, and with the
 * reason of `signal` as soon as it aborts before the work has begun. What a begun work does with the signal is its own affair.
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce'
}

/** `atMost` works at once; a work waits at most `patienceMs` before it starts. */
export function limitConcurrency(atMost: number, patienceMs: number): ConcurrencyLimit {
  let inside = 0
  const waiting: (() => void)[] = []

  function admit(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (inside < atMost) {
      inside += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown) => {
        end()
        waiting.splice(waiting.indexOf(enter), 1)
        reject(reason)
      }
      const stop = () => leave(signal?.reason)
      const timer = setTimeout(() => leave(new TooManyAtOnce(`${atMost} are under way.`)), patienceMs)
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      }
      const enter = () => {
        end()
        resolve()
      }
      signal?.addEventListener('abort', stop)
      waiting.push(enter)
    })
  }

  return async (work, signal) => {
    await admit(signal)
    try {
      return await work()
    } finally {
      // The slot passes to the next work, so the count stays.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}

/** As `limitConcurrency`, for each key by itself. */
export function limitConcurrencyByKey(
  atMost: number,
  patienceMs: number,
): <T>(key: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const limits = new Map<string, { readonly limit: ConcurrencyLimit; under: number }>()
  return async (key, work, signal) => {
    const own = limits.get(key) ?? { limit: limitConcurrency(atMost, patienceMs), under: 0 }
    limits.set(key, own)
    own.under += 1
    try {
      return await own.limit(work, signal)
    } finally {
      own.under -= 1
      if (own.under === 0) limits.delete(key)
    }
  }
}
