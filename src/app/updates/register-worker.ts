/**
 * What `register` gives. Where it rejects, as when the network or the server is gone for a moment, it is called again
 * when the network is back or the page is shown again: a page that stays open for days gets its worker, too.
 */
export async function registerWorker<T>(register: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const registration = await register().catch(() => undefined)
    if (registration) return registration
    await nextChance()
  }
}

/** The network is back, or the page is shown again. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      resolve()
    }
    addEventListener('online', end, { signal: ended.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: ended.signal,
    })
  })
}
