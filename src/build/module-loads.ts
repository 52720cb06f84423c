import { addBit, type Bits, bitsOf } from './bits.ts'
import type { Loads } from './loads.ts'

export interface ModuleLoads {
  /** By id: the indexes of the loads that need the module. */
  readonly of: ReadonlyMap<string, Bits>
  /** Every load. */
  readonly always: Bits
  /** Index of the first load that is seldom. */
  readonly light: number
}

/** The loads of each module. What every page starts with is needed by all. */
export function loadsByModule({ started, often, later }: Loads): ModuleLoads {
  const light = Math.ceil(often.length / 32) * 32
  const count = light + later.length
  const always = bitsOf(count)
  const of = new Map<string, Bits>()
  const add = (ids: ReadonlySet<string>, load: number) => {
    addBit(always, load)
    for (const id of ids) {
      const loads = of.get(id) ?? bitsOf(count)
      addBit(loads, load)
      of.set(id, loads)
    }
  }
  for (const [at, ids] of often.entries()) add(ids, at)
  for (const [at, ids] of later.entries()) add(ids, light + at)
  for (const id of started) of.set(id, always)
  return { of, always, light }
}
