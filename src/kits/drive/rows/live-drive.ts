import type { Table } from 'dexie'
import { accountStoreName } from '#engine/store/account-store.ts'
import { type ChangedKeys, type FollowedTables, followTables } from '#engine/store/follow-tables.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import type { Drive } from './drive-file.ts'
import type { DriveFileRow, DriveFolderRow, DriveTagRow } from './drive-row.ts'
import { driveStore } from './drive-store.ts'
import { createShown, type Shown, type WholeDrive } from './read-drive.ts'

/** The drives of a brand in memory, for all that shows them. */
export interface LiveDrive extends FollowedTables {
  /** Undefined while the device is read. The same object until something changes. */
  read(drive: Drive): WholeDrive | undefined
  /** The commands about the brand, oldest first. */
  queue(): readonly OutboxRow[] | undefined
}

const tables = ['driveFiles', 'driveFolders', 'driveTags', 'outbox'] as const
type Rows = {
  readonly driveFiles: Map<string, DriveFileRow>
  readonly driveFolders: Map<string, DriveFolderRow>
  readonly driveTags: Map<string, DriveTagRow>
  readonly outbox: Map<number, OutboxRow>
}

const open = new Map<string, LiveDrive>()

/** The same one for all that ask. */
export function liveDrive(idAccount: number, brand: number): LiveDrive {
  const id = `${idAccount} ${brand}`
  const known = open.get(id)
  if (known) return known
  const made = createLiveDrive(idAccount, brand, () => {
    if (open.get(id) === made) open.delete(id)
  })
  open.set(id, made)
  return made
}

function createLiveDrive(idAccount: number, brand: number, onEnd: () => void): LiveDrive {
  const store = driveStore(idAccount)
  let rows: Rows | null = null
  let shown: { readonly of: Shown; readonly drives: Map<Drive, WholeDrive> } | null = null
  let queue: readonly OutboxRow[] | null = null
  const shownBefore = createShown()

  const readAll = async () => {
    const of = (name: (typeof tables)[number]) => store.table(name).where('brand').equals(brand).toArray()
    const [files, folders, tags, commands] = await store.transaction('r', [...tables], () =>
      Promise.all([of('driveFiles'), of('driveFolders'), of('driveTags'), of('outbox')]),
    )
    rows = {
      driveFiles: byKey(files as DriveFileRow[], ({ key }) => key),
      driveFolders: byKey(folders as DriveFolderRow[], ({ key }) => key),
      driveTags: byKey(tags as DriveTagRow[], ({ key }) => key),
      outbox: byKey(commands as OutboxRow[], ({ n }) => n ?? 0),
    }
    return true
  }
  const readChanged = async (known: Rows, changed: ChangedKeys) => {
    let isAny = false
    for (const [name, keys] of changed) {
      const table = store.table(name) as Table<{ readonly brand: number | null }, never>
      const changedRows = await table.bulkGet(keys as never[])
      const ofTable = known[name as keyof Rows] as Map<unknown, unknown>
      for (const [i, key] of keys.entries()) {
        const row = changedRows[i]
        if (row?.brand === brand) ofTable.set(key, row)
        else if (!ofTable.delete(key)) continue
        isAny = true
      }
    }
    return isAny
  }
  const followed = followTables({
    database: accountStoreName(idAccount),
    tables,
    read: async (changed) => {
      // What was changed while the tables are read for the first time is in them.
      const isAny = changed === null ? await readAll() : rows !== null && (await readChanged(rows, changed))
      if (isAny) {
        shown = null
        queue = null
      }
      return isAny
    },
    lingerMs: 30_000,
    onEnd,
  })
  return {
    ...followed,
    read: (drive) => {
      if (!rows) return undefined
      queue ??= sorted(rows.outbox)
      shown ??= { of: shownBefore(rows, queue), drives: new Map() }
      const known = shown.drives.get(drive)
      if (known) return known
      const whole = shown.of(drive)
      shown.drives.set(drive, whole)
      return whole
    },
    queue: () => {
      if (!rows) return undefined
      queue ??= sorted(rows.outbox)
      return queue
    },
  }
}

function byKey<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function sorted(outbox: ReadonlyMap<number, OutboxRow>): readonly OutboxRow[] {
  return [...outbox.values()].sort((a, b) => (a.n ?? 0) - (b.n ?? 0))
}
