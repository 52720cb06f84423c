/**
 * Runs a limited number of works at once; others wait in order. Rejects with `TooManyAtOnce` after too long a
 * wait.
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce'
}

/** `atMost` works at once; a work waits at most `patienceMs` before it starts. */
export function limitConcurrency(atMost: number, patienceMs: number): ConcurrencyLimit {
  let inside = 0
  const waiting: (() => void)[] = []

  function admit(): Promise<void> {
    if (inside < atMost) {
      inside += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(new TooManyAtOnce(`${atMost} are under way.`))
      }, patienceMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(enter)
    })
  }

  return async (work) => {
    await admit()
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
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const limits = new Map<string, { readonly limit: ConcurrencyLimit; under: number }>()
  return async (key, work) => {
    const own = limits.get(key) ?? { limit: limitConcurrency(atMost, patienceMs), under: 0 }
    limits.set(key, own)
    own.under += 1
    try {
      return await own.limit(work)
    } finally {
      own.under -= 1
      if (own.under === 0) limits.delete(key)
    }
  }
}
