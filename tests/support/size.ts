/** `npm run test:all`: everything at full size. `npm test` runs what a change can break, in a bounded time. */
export const isFullSize = process.env.TESTS === 'all'

/** Drawing what moves is a tenth of what a journey costs: things move in `npm run test:all` alone. */
export const reducedMotion: 'reduce' | 'no-preference' = isFullSize ? 'no-preference' : 'reduce'

/** How much of something a test does: what the variable of that name says, else so much in each of the two commands. */
export function amountOf(name: string, { fast, full }: { fast: number; full: number }): number {
  const usual = isFullSize ? full : fast
  const asked = Number(process.env[name] ?? usual)
  return Number.isFinite(asked) ? asked : usual
}

/**
 * A random test of `RUNS` runs, or of `full` ones, of which `npm test` does those that it comes to in so many seconds, and
 * `atLeast` so many, also where a machine is slow.
 */
export function runsWithin(seconds: number, full: number, atLeast = 0): Budget {
  const runs = amountOf('RUNS', { fast: full, full })
  const isBound = !isFullSize && process.env.RUNS === undefined
  let end = Number.POSITIVE_INFINITY
  let begun = 0
  return {
    runs,
    begin: () => {
      end = Math.min(end, performance.now() + seconds * 1000)
      if (isBound && begun >= atLeast && performance.now() >= end) return false
      begun += 1
      return true
    },
    begun: () => begun,
  }
}

interface Budget {
  readonly runs: number
  /** Whether there is time for one more run, which is then counted. */
  begin(): boolean
  begun(): number
}
