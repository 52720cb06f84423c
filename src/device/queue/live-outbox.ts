import { Dexie, type ObservabilitySet } from 'dexie'
import { accountStore, accountStoreName } from '../store/account-store.ts'
import { coalesce } from '../store/coalesce.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

/** The outbox of an account in memory, read once for all that shows it. */
interface LiveOutbox {
  /** All rows, oldest first; undefined while the device is read, none where it cannot be. */
  get(): readonly OutboxRow[] | undefined
  subscribe(listener: () => void): () => void
}

const open = new Map<number, LiveOutbox>()

/** The same one for everybody who asks. */
export function liveOutbox(idAccount: number): LiveOutbox {
  const known = open.get(idAccount)
  if (known) return known
  const made = createLiveOutbox(idAccount)
  open.set(idAccount, made)
  return made
}

function createLiveOutbox(idAccount: number): LiveOutbox {
  const listeners = new Set<() => void>()
  let rows: readonly OutboxRow[] | undefined
  let reading: Promise<void> = Promise.resolve()
  const readAll = async () => {
    try {
      rows = await accountStore(idAccount).outbox.orderBy('n').toArray()
    } catch (cause) {
      console.warn('this device cannot be read', cause)
      rows = []
    }
    for (const listener of [...listeners]) listener()
  }
  const read = coalesce(() => {
    reading = reading.then(readAll)
  })
  const onMutated = (parts: ObservabilitySet) => {
    // Dexie names what was changed by database, table and index; '' is the primary key.
    if (parts[`idb://${accountStoreName(idAccount)}/outbox/`] !== undefined) read()
  }
  return {
    get: () => rows,
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        Dexie.on.storagemutated.subscribe(onMutated)
        read()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        Dexie.on.storagemutated.unsubscribe(onMutated)
        open.delete(idAccount)
      }
    },
  }
}
