/** Calls back after the next paint, or after 200 ms on a hidden page, which does not paint. Returns what cancels the call. */
export function afterPaint(work: () => void): () => void {
  let frame = 0
  let timer = setTimeout(work, 200)
  if (document.visibilityState === 'visible') {
    frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(work, 0)
    })
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
