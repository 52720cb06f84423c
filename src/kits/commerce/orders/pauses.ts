import type { Result } from '#engine/rest/rest.ts'

const [shortestMs, longestMs, allMs] = [2_000, 10_000, 120_000]

/** Growing pauses, in ms, until two minutes are over. */
export const twoMinutes: readonly number[] = growing()

function growing(): number[] {
  const pauses: number[] = []
  let ms = shortestMs
  for (let left = allMs; left > 0; left -= ms) {
    pauses.push(ms)
    ms = Math.min(longestMs, ms * 1.5)
  }
  return pauses
}

/**
 * Whether it is unknown what the server did. What refuses before anything is done tells nothing about an earlier request,
 * which `mayBeThere`.
 */
export function isUnanswered(result: Result<unknown>, mayBeThere: boolean): boolean {
  if (result.ok) return false
  const { code, status } = result
  if (code === 'OFFLINE' || (status >= 500 && code !== 'PROVIDER_OFF')) return true
  return mayBeThere && (status === 401 || status === 429)
}
