/** How much of each workload; `BENCH_RELAY` takes other numbers as JSON. */
export interface Amounts {
  /** All of them where it is left out. */
  readonly workloads?: readonly string[]
  readonly rounds: number
  readonly seconds: number
  /** The longest wait for a server to become idle before another one is measured, in ms. */
  readonly restSeconds: number
  readonly documents: number
  readonly clients: number
  /** Accounts that the clients of this relay have; the others know none. */
  readonly people: number
  /** Per client. */
  readonly editsPerSecond: number
  readonly busyClients: number
  /** Of all clients of the busy document together. */
  readonly busyEditsPerSecond: number
  /** The same where all of them type as fast as they can. */
  readonly crowdEditsPerSecond: number
  /** All clients together, step by step, and how often the gap between the last good step and the next is halved. */
  readonly saturation: readonly number[]
  readonly refinements: number
  /** Of a step that seems too fast. */
  readonly tries: number
  /** p99 of a step that is not too fast. */
  readonly patienceMs: number
  readonly idle: number
  readonly largeEdits: number
  readonly largeLetters: number
  readonly joiners: number
  readonly storm: number
  readonly killAfterSeconds: number
}

export const amounts: Amounts = {
  rounds: 3,
  seconds: 4,
  restSeconds: 3,
  documents: 50,
  clients: 4,
  people: 100,
  editsPerSecond: 5,
  busyClients: 100,
  busyEditsPerSecond: 100,
  crowdEditsPerSecond: 800,
  saturation: [2_000, 4_000, 8_000, 16_000, 32_000],
  refinements: 3,
  tries: 3,
  patienceMs: 100,
  idle: 1_000,
  largeEdits: 20_000,
  largeLetters: 5,
  joiners: 20,
  storm: 500,
  // Longer than Hocuspocus waits at most before it stores.
  killAfterSeconds: 12,
}

/** All of it, measured for less long. */
export const shortAmounts: Amounts = {
  ...amounts,
  seconds: 1.5,
  restSeconds: 1,
  saturation: [4_000, 8_000, 16_000, 32_000],
  refinements: 2,
  tries: 2,
}

/** Enough to see that every driver works. */
export const smallAmounts: Amounts = {
  rounds: 1,
  seconds: 0.5,
  restSeconds: 0,
  documents: 2,
  clients: 2,
  people: 3,
  editsPerSecond: 20,
  busyClients: 4,
  busyEditsPerSecond: 40,
  crowdEditsPerSecond: 80,
  saturation: [100],
  refinements: 0,
  tries: 1,
  patienceMs: 5_000,
  idle: 8,
  largeEdits: 60,
  largeLetters: 5,
  joiners: 2,
  storm: 6,
  killAfterSeconds: 0.4,
}

/** A document that no workload types into. */
export function documentsOf({ documents }: Amounts): number {
  return documents + 1
}
