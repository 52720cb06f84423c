import { accountStore, accountStoreName } from '../store/account-store.ts'
import { type FollowedTables, followTables } from '../store/follow-tables.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

/** The outbox of an account in memory, read once for all that shows it. */
interface LiveOutbox extends FollowedTables {
  /** All rows, oldest first; undefined while the device is read, none where it cannot be. */
  get(): readonly OutboxRow[] | undefined
}

const open = new Map<number, LiveOutbox>()

/** The same one for all that ask. */
export function liveOutbox(idAccount: number): LiveOutbox {
  const known = open.get(idAccount)
  if (known) return known
  const made = createLiveOutbox(idAccount, () => {
    if (open.get(idAccount) === made) open.delete(idAccount)
  })
  open.set(idAccount, made)
  return made
}

function createLiveOutbox(idAccount: number, onEnd: () => void): LiveOutbox {
  let rows: readonly OutboxRow[] | undefined
  let isWhole = false
  const readChanged = async (known: readonly OutboxRow[], keys: readonly number[]) => {
    const changedRows = await accountStore(idAccount).outbox.bulkGet([...keys])
    return [...known.filter(({ n }) => n === undefined || !keys.includes(n)), ...changedRows]
      .filter((row) => row !== undefined)
      .sort((one, other) => (one.n ?? 0) - (other.n ?? 0))
  }
  const followed = followTables({
    database: accountStoreName(idAccount),
    tables: ['outbox'],
    read: async (changed) => {
      try {
        rows =
          changed && rows && isWhole
            ? await readChanged(rows, changed.flatMap(([, keys]) => keys) as number[])
            : await accountStore(idAccount).outbox.orderBy('n').toArray()
        isWhole = true
      } catch (cause) {
        console.warn('this device cannot be read', cause)
        rows = []
        isWhole = false
      }
      return true
    },
    lingerMs: 0,
    onEnd,
  })
  return { ...followed, get: () => rows }
}
