const askForMs = 120_000
const [shortestMs, longestMs] = [2_000, 10_000]

/** Growing pauses, in ms, between two questions about a payment whose result is not known, until two minutes are over. */
export function* waits(): Generator<number> {
  let ms = shortestMs
  for (let left = askForMs; left > 0; left -= ms) {
    yield ms
    ms = Math.min(longestMs, ms * 1.5)
  }
}
