/** For so long after the last movement something is still being scrolled. */
const settleMs = 80

let movedAt = Number.NEGATIVE_INFINITY

/** Whatever on the page is scrolled. */
const noteMovement = () => {
  movedAt = performance.now()
}
addEventListener('scroll', noteMovement, { capture: true, passive: true })

/** Calls `work` once nothing is scrolled, after 80 ms at the earliest. Returns what cancels it. */
export function whenStill(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      const left = movedAt + settleMs - performance.now()
      if (left > 0) wait(left)
      else work()
    }, ms)
  }
  wait(settleMs)
  return () => clearTimeout(timer)
}
