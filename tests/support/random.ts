import { create, real53 } from 'lib0/prng'
import type { Random } from '#model/fields/random.ts'

/** Where a failing run begins again: `SEED=… npx vitest run …`; how long it goes on: `RUNS=…`. */
export const seed = numberFrom(process.env.SEED) ?? Math.floor(Math.random() * 2 ** 31)

export function runsOr(usual: number): number {
  return numberFrom(process.env.RUNS) ?? usual
}

/** The same numbers for the same seed. */
export function createRandom(start: number): Random {
  const source = create(start)
  return () => real53(source)
}

/** A whole number from 0 to below `end`. */
export function below(random: Random, end: number): number {
  return Math.floor(random() * end)
}

/** Parts of at most `size` runs, for tests that have a time limit each. */
export function partsOf(runs: number, size: number): Runs[] {
  const starts = Array.from({ length: Math.ceil(runs / size) }, (_, part) => part * size)
  return starts.map((from) => ({ from, to: Math.min(from + size, runs) }))
}

interface Runs {
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** Runs `work` with a random source of its own for each run; a failure says how to repeat that run. */
export function forEachRun(runs: number | Runs, work: (random: Random, run: number) => void): void {
  const { from, to } = typeof runs === 'number' ? { from: 0, to: runs } : runs
  for (let run = from; run < to; run++) {
    const own = (seed + run * 7919) % 2 ** 31
    try {
      work(createRandom(own), run)
    } catch (cause) {
      throw new Error(`run ${run} failed; repeat it with SEED=${own} RUNS=1`, { cause })
    }
  }
}

function numberFrom(text: string | undefined): number | null {
  const parsed = Number(text)
  return text !== undefined && Number.isFinite(parsed) ? parsed : null
}
