/** Calls back when the network returns and when the page becomes visible. Returns the function that stops it. */
export function watchReturn(ask: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const seen = () => {
    if (document.visibilityState === 'visible') ask()
  }
  addEventListener('online', () => ask(), { signal })
  document.addEventListener('visibilitychange', seen, { signal })
  return () => stopping.abort()
}
