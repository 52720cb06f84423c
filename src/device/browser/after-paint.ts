/** Calls back once the browser has drawn what is there now. A hidden page draws nothing, so it does not wait long. */
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
