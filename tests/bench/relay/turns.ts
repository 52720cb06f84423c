import { setTimeout as pause } from 'node:timers/promises'
import type { Amounts } from './amounts.ts'
import type { BenchedRelay } from './bench-relays.ts'
import type { Load } from './load.ts'

export interface Bench {
  readonly amounts: Amounts
  readonly load: Load
  readonly relays: readonly BenchedRelay[]
}

const probeMs = 200

/**
 * Runs the servers in rounds, each once per round, so that noise of the machine does not hit one of them alone. Each round
 * begins with another server, and each server only starts once the others are idle.
 */
export async function inTurns<Result>(
  { amounts, relays }: Bench,
  rounds: number,
  measure: (relay: BenchedRelay) => Promise<Result>,
): Promise<ReadonlyMap<string, readonly Result[]>> {
  const found = new Map<string, Result[]>(relays.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const first = round % Math.max(1, relays.length)
    for (const relay of [...relays.slice(first), ...relays.slice(0, first)]) {
      await Promise.all(relays.map((other) => rest(other, amounts.restSeconds)))
      found.get(relay.name)?.push(await measure(relay))
    }
  }
  return found
}

export function gather(load: Load, { target }: BenchedRelay, crowd: { documents: number; clients: number }) {
  return load.ask('gather', { target, documents: crowd.documents, clients: crowd.clients })
}

export function largeOf({ target }: BenchedRelay): string {
  return target.documents.at(-1) ?? ''
}

/** Waits until a server has finished storing, compacting and writing back. */
export async function rest(relay: BenchedRelay, withinSeconds: number): Promise<void> {
  const used = async () => {
    const { cpuMs, databaseCpuMs } = await relay.usage()
    return cpuMs + databaseCpuMs
  }
  const deadline = performance.now() + withinSeconds * 1000
  for (let before = withinSeconds > 0 ? await used() : 0; performance.now() < deadline; ) {
    await pause(probeMs)
    const now = await used()
    if (now - before < probeMs / 10) return
    before = now
  }
}
