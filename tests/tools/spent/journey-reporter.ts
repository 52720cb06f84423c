import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Spent, tableOf } from './table.ts'

/** Prints what the journeys of each file took, the dearest last. `SPENT=all` prints every file. */
export default class JourneyReporter implements Reporter {
  readonly #spent = new Map<string, Spent>()

  onTestEnd({ location }: TestCase, { duration, annotations }: TestResult): void {
    const file = relative(process.cwd(), location.file)
    const before = this.#spent.get(file)
    const told = annotations.find(({ type }) => type === processorAnnotation)?.description
    const processor = told === undefined ? null : Number(told)
    this.#spent.set(file, {
      file,
      wall: (before?.wall ?? 0) + duration / 1000,
      processor: before ? plus(before.processor, processor) : processor,
    })
  }

  onEnd(): void {
    const spent = [...this.#spent.values()]
    if (spent.length > 0) console.log(tableOf(spent, process.env.SPENT === 'all' ? spent.length : 10))
  }

  printsToStdio(): boolean {
    return false
  }
}

/** The annotation of a journey that says the seconds of processor that it took. */
export const processorAnnotation = 'processor'

function plus(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0)
}
