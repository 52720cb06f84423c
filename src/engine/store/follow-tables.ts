import { Dexie, type IntervalTree, type ObservabilitySet } from 'dexie'
import { startTimer, type Timer } from '../time/start-timer.ts'
import { coalesce } from './coalesce.ts'

/** Primary keys of the rows that were changed, by table. */
export type ChangedKeys = readonly (readonly [table: string, keys: readonly unknown[]])[]

/** So long it is followed at first without a listener. */
const unusedMs = 10_000

interface Source {
  /** Name of the database in Dexie. */
  readonly database: string
  readonly tables: readonly string[]
  /** Reads the tables (null), or what was changed in them; resolves to whether anything else is shown then. */
  readonly read: (changed: ChangedKeys | null) => Promise<boolean>
  /** For so long it is followed without a listener: the next screen is likely to show it. */
  readonly lingerMs: number
  /** Called when it is no longer followed. Another listener has it followed again. */
  readonly onEnd: () => void
}

export interface FollowedTables {
  /** Calls back after every change, here or in another tab. */
  subscribe(listener: () => void): () => void
  /** The same for what is drawn: a few times a second at most. */
  subscribeCalmly(listener: () => void): () => void
}

/** Keeps what `read` reads up to date, for all that shows it; a change costs what was changed, not whole tables. */
export function followTables({ database, tables, read, lingerMs, onEnd }: Source): FollowedTables {
  const listeners = new Set<() => void>()
  const calm = new Set<() => void>()
  let work: Promise<void> = Promise.resolve()
  let end: Timer | undefined
  let isStopped = true

  const tellCalmly = coalesce(() => {
    for (const listener of [...calm]) listener()
  })
  const readInTurn = (changed: ChangedKeys | null) => {
    const next = async () => {
      if (!(await read(changed))) return
      for (const listener of [...listeners]) listener()
      tellCalmly()
    }
    work = work.then(next).catch((cause: unknown) => console.warn('this device cannot be read', cause))
  }
  const onMutated = (parts: ObservabilitySet) => {
    const changed = tables.flatMap((name) => {
      // Dexie names what was changed by database, table and index; '' is the primary key.
      const part = parts[`idb://${database}/${name}/`]
      return part === undefined ? [] : [[name, keysIn(part)] as const]
    })
    if (changed.length === 0) return
    const known = changed.flatMap(([name, keys]) => (keys === null ? [] : [[name, keys] as const]))
    readInTurn(known.length < changed.length ? null : known)
  }
  const begin = () => {
    isStopped = false
    Dexie.on.storagemutated.subscribe(onMutated)
    readInTurn(null)
  }
  const stop = () => {
    isStopped = true
    Dexie.on.storagemutated.unsubscribe(onMutated)
    onEnd()
  }
  const follow = (among: Set<() => void>, listener: () => void) => {
    clearTimeout(end)
    if (isStopped) begin()
    among.add(listener)
    return () => {
      among.delete(listener)
      if (listeners.size + calm.size > 0) return
      if (lingerMs === 0) stop()
      else end = startTimer(stop, lingerMs)
    }
  }
  begin()
  // Its screen may be gone before it subscribes.
  end = startTimer(stop, Math.max(lingerMs, unusedMs))
  return {
    subscribe: (listener) => follow(listeners, listener),
    subscribeCalmly: (listener) => follow(calm, listener),
  }
}

/** The keys of a tree of ranges; null where it has more than single keys, as where a table was cleared. */
function keysIn(tree: IntervalTree | null | undefined): readonly unknown[] | null {
  if (!tree || !('from' in tree)) return []
  const [left, right] = [keysIn(tree.l), keysIn(tree.r)]
  return tree.from !== tree.to || left === null || right === null ? null : [...left, tree.from, ...right]
}
