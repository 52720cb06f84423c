import type { BenchedRelay } from '../bench-relays.ts'
import { type Measured, measureTyping } from '../measure-typing.ts'
import { medianRows, type Row } from '../rows.ts'
import { type Bench, gather } from '../turns.ts'

interface Crowd {
  readonly name: string
  readonly documents: number
  readonly clients: number
}

/**
 * Faster step by step, all servers at each step, until letters take too long or do not come; then between the last
 * step that went well and the one that did not.
 */
export async function saturation({ amounts, load, relays }: Bench, crowd: Crowd): Promise<Row[]> {
  const best = new Map<string, readonly Measured[]>()
  const good = new Map<string, number>()
  const bad = new Map<string, number>()
  const attempt = async (relay: BenchedRelay, perSecond: number) => {
    const isGood = ({ p99, missing, editsPerSecond }: Measured) =>
      p99 < amounts.patienceMs && missing === 0 && editsPerSecond > perSecond * 0.9
    // Again, because others may have used the machine just then.
    for (let tries = 0; tries < amounts.tries; tries++) {
      await gather(load, relay, crowd)
      const found = await measureTyping(load, relay, perSecond, amounts.seconds / 2)
      if (!isGood(found)) continue
      best.set(relay.name, [found])
      good.set(relay.name, perSecond)
      return
    }
    bad.set(relay.name, perSecond)
  }
  for (const perSecond of amounts.saturation) {
    for (const relay of relays) if (!bad.has(relay.name)) await attempt(relay, perSecond)
  }
  for (let refined = 0; refined < amounts.refinements; refined++) {
    for (const relay of relays) {
      const [from, to] = [good.get(relay.name), bad.get(relay.name)]
      if (from !== undefined && to !== undefined) await attempt(relay, Math.round(Math.sqrt(from * to)))
    }
  }
  return medianRows(best, [
    [`${crowd.name}: edits/s`, '', 'editsPerSecond'],
    [`${crowd.name}: delivered letters/s`, '', 'deliveriesPerSecond'],
    [`${crowd.name}: edit to peer, p99`, 'ms', 'p99'],
    [`${crowd.name}: CPU of the server`, '% of a core', 'serverPercent'],
    [`${crowd.name}: CPU of the server for an edit`, 'µs', 'cpuOfEdit'],
    [`${crowd.name}: CPU of its database`, '% of a core', 'databasePercent'],
    [`${crowd.name}: CPU of the load itself`, '% of a core', 'loadPercent'],
  ])
}
