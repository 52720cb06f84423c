let isLeaving = false

// A page that comes back from the browser's cache goes on.
globalThis.addEventListener?.('pagehide', () => {
  isLeaving = true
})
globalThis.addEventListener?.('pageshow', () => {
  isLeaving = false
})

/** Whether the page goes away: what it had begun fails then, such as the request for a lock, and the next page does it. */
export function isPageLeaving(): boolean {
  return isLeaving
}
