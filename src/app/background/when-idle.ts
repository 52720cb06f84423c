/** Starts something when the page is idle, at most 2 s from now. The returned function cancels or stops it. */
export function whenIdle(start: () => () => void): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  const begin = () => {
    if (!isStopped) stop = start()
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 2_000 })
  else setTimeout(begin, 300)
  return () => {
    isStopped = true
    stop?.()
  }
}
