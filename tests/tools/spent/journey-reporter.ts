import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Spent, tableOf } from './table.ts'

/** The annotation of a journey that says what it consisted of, as JSON. */
export const costAnnotation = 'cost'

/** What a journey consisted of; seconds of processor where the system tells them. */
export interface Cost {
  readonly processor: number | null
  /** Documents that its pages loaded. */
  readonly loads: number
  /** Service workers that were installed or started. */
  readonly workers: number
  /** Processes of the server that were started while it ran. */
  readonly servers: number
}

/** Prints what the journeys of each file took, the dearest last. `SPENT=all` prints every file, `SPENT=each` every journey. */
export default class JourneyReporter implements Reporter {
  readonly #spent = new Map<string, Spent>()

  onTestEnd({ location, title }: TestCase, { duration, annotations }: TestResult): void {
    const file = relative(process.cwd(), location.file)
    const told = annotations.find(({ type }) => type === costAnnotation)?.description
    const cost: Cost | null = told === undefined ? null : JSON.parse(told)
    const processor = cost?.processor ?? null
    const parts = cost ? ` (${cost.loads} loads, ${cost.workers} workers, ${cost.servers} servers)` : ''
    const name = process.env.SPENT === 'each' ? `${file}: ${title}${parts}` : file
    const before = this.#spent.get(name)
    this.#spent.set(name, {
      file: name,
      wall: (before?.wall ?? 0) + duration / 1000,
      processor: before ? plus(before.processor, processor) : processor,
    })
  }

  onEnd(): void {
    const spent = [...this.#spent.values()]
    if (spent.length > 0) console.log(tableOf(spent, process.env.SPENT ? spent.length : 10))
  }

  printsToStdio(): boolean {
    return false
  }
}

function plus(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0)
}
