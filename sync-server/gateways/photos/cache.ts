interface Options {
  readonly lifeMs: number
  readonly atMost: number
  readonly now: () => number
}

/**
 * Caches answers for `lifeMs`, at most `atMost` of them. Concurrent requests for one key share the same promise;
 * failures are not cached.
 */
export function createCache<Answer>({ lifeMs, atMost, now }: Options) {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>()

  function put(key: string, answer: Promise<Answer>): void {
    kept.delete(key)
    kept.set(key, { until: now() + lifeMs, answer })
    const oldest = kept.keys().next()
    if (kept.size > atMost && !oldest.done) kept.delete(oldest.value)
  }

  return {
    get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const known = kept.get(key)
      if (known && known.until > now()) return known.answer
      const answer = ask()
      put(key, answer)
      answer.catch(() => {
        if (kept.get(key)?.answer === answer) kept.delete(key)
      })
      return answer
    },
    set: (key: string, answer: Answer) => put(key, Promise.resolve(answer)),
  }
}
