import type { Result } from '#device/rest/rest.ts'

/** How long is asked for the result without another press. */
const askForMs = 120_000
const [shortestMs, longestMs] = [2_000, 10_000]

/** Growing pauses between two questions, until two minutes are over. */
export function* waits(): Generator<number> {
  let ms = shortestMs
  for (let left = askForMs; left > 0; left -= ms) {
    yield ms
    ms = Math.min(longestMs, ms * 1.5)
  }
}

/**
 * Whether it is unknown what the server did. What refuses before anything is done tells nothing about a request of before,
 * which `mayBeThere`.
 */
export function isUnanswered(result: Result<unknown>, mayBeThere: boolean): boolean {
  if (result.ok) return false
  const { code, status } = result
  if (code === 'OFFLINE' || (status >= 500 && code !== 'PROVIDER_OFF')) return true
  return mayBeThere && (status === 401 || status === 429)
}
