import { Dexie, type IntervalTree, type ObservabilitySet, type Table } from 'dexie'
import { accountStore, accountStoreName } from '../store/account-store.ts'
import { coalesce } from '../store/coalesce.ts'
import type { DriveFileRow, DriveFolderRow, DriveTagRow } from '../store/drive-row.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { startTimer, type Timer } from '../time/start-timer.ts'
import type { Drive } from './drive-file.ts'
import { createShown, type Shown, type WholeDrive } from './read-drive.ts'

/** The drives of a brand in memory, for all that shows them; a change costs what was changed, not the whole drive. */
export interface LiveDrive {
  /** Undefined while the device is read. The same object until something changes. */
  read(drive: Drive): WholeDrive | undefined
  /** The commands about the brand, oldest first. */
  queue(): readonly OutboxRow[] | undefined
  /** Calls back after every change, here or in another tab. */
  subscribe(listener: () => void): () => void
  /** The same for what is drawn: a few times a second at most. */
  subscribeCalmly(listener: () => void): () => void
}

const tables = ['driveFiles', 'driveFolders', 'driveTags', 'outbox'] as const
type Rows = {
  readonly driveFiles: Map<string, DriveFileRow>
  readonly driveFolders: Map<string, DriveFolderRow>
  readonly driveTags: Map<string, DriveTagRow>
  readonly outbox: Map<number, OutboxRow>
}

const open = new Map<string, LiveDrive>()
/** For so long one that nobody shows is kept: the next screen is likely to show it. */
const lingerMs = 30_000

/** The same one for everybody who asks. */
export function liveDrive(idAccount: number, brand: number): LiveDrive {
  const id = `${idAccount} ${brand}`
  const known = open.get(id)
  if (known) return known
  const made = createLiveDrive(idAccount, brand, () => void open.delete(id))
  open.set(id, made)
  return made
}

function createLiveDrive(idAccount: number, brand: number, onEnd: () => void): LiveDrive {
  const store = accountStore(idAccount)
  const listeners = new Set<() => void>()
  const calm = new Set<() => void>()
  let rows: Rows | null = null
  let shown: { readonly of: Shown; readonly drives: Map<Drive, WholeDrive> } | null = null
  let queue: readonly OutboxRow[] | null = null
  let work: Promise<void> = Promise.resolve()
  let end: Timer | undefined
  const shownBefore = createShown()

  const tellCalmly = coalesce(() => {
    for (const listener of [...calm]) listener()
  })
  const tell = () => {
    shown = null
    queue = null
    for (const listener of [...listeners]) listener()
    tellCalmly()
  }
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
    tell()
  }
  const readChanged = async (
    changed: readonly (readonly [(typeof tables)[number], readonly unknown[]])[],
  ) => {
    if (!rows) return
    let isAny = false
    for (const [name, keys] of changed) {
      const table = store.table(name) as Table<{ readonly brand: number | null }, never>
      const found = await table.bulkGet(keys as never[])
      const known = rows[name] as Map<unknown, unknown>
      for (const [i, key] of keys.entries()) {
        const row = found[i]
        if (row?.brand === brand) known.set(key, row)
        else if (!known.delete(key)) continue
        isAny = true
      }
    }
    if (isAny) tell()
  }
  const inTurn = (next: () => Promise<void>) => {
    work = work.then(next).catch((cause: unknown) => console.warn('this device cannot be read', cause))
  }
  const onMutated = (parts: ObservabilitySet) => {
    const changed = tables.flatMap((name) => {
      // Dexie names what was changed by database, table and index; '' is the primary key.
      const part = parts[`idb://${accountStoreName(idAccount)}/${name}/`]
      return part === undefined ? [] : [[name, keysIn(part)] as const]
    })
    if (changed.length === 0) return
    const known = changed.flatMap(([name, keys]) => (keys === null ? [] : [[name, keys] as const]))
    inTurn(known.length < changed.length ? readAll : () => readChanged(known))
  }
  let isStopped = true
  const begin = () => {
    isStopped = false
    Dexie.on.storagemutated.subscribe(onMutated)
    inTurn(readAll)
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
      if (listeners.size + calm.size === 0) end = startTimer(stop, lingerMs)
    }
  }
  begin()
  return {
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
    subscribe: (listener) => follow(listeners, listener),
    subscribeCalmly: (listener) => follow(calm, listener),
  }
}

function byKey<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function sorted(outbox: ReadonlyMap<number, OutboxRow>): readonly OutboxRow[] {
  return [...outbox.values()].sort((a, b) => (a.n ?? 0) - (b.n ?? 0))
}

/** The keys of a tree of ranges; null where it has more than single keys, as where a table was cleared. */
function keysIn(tree: IntervalTree | null | undefined): readonly unknown[] | null {
  if (!tree || !('from' in tree)) return []
  const [left, right] = [keysIn(tree.l), keysIn(tree.r)]
  return tree.from !== tree.to || left === null || right === null ? null : [...left, tree.from, ...right]
}
