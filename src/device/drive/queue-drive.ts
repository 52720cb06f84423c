import type { Call, InputOf } from '#contract/call.ts'
import { currentBrand, currentSession } from '../identity/session.ts'
import { type Enqueued, enqueue } from '../queue/outbox.ts'
import { accountStore } from '../store/account-store.ts'
import type { DriveChange } from '../store/change.ts'
import { madeBy } from '../store/drive-changes.ts'
import { type Drive, type DriveRows, type DriveTable, driveIds } from '../store/drive-row.ts'
import type { Reference } from '../store/outbox-row.ts'
import { foldersInside } from './folders-inside.ts'
import { readDrive } from './read-drive.ts'

/** Rows of the mirror, also those that a queued command will make, in the order of the keys; unknown ones are left out. */
export async function findRows<Table extends DriveTable>(
  table: Table,
  keys: readonly string[],
): Promise<DriveRows[Table][]> {
  const session = currentSession()
  if (!session) return []
  const store = accountStore(session.idAccount)
  const stored = (await store.table(table).bulkGet([...keys])) as (DriveRows[Table] | undefined)[]
  const missing = keys.filter((_, i) => stored[i] === undefined)
  if (missing.length === 0) return stored.filter((row) => row !== undefined)
  const makers = await store.outbox.where('makes').anyOf(missing).toArray()
  const made = new Map(
    makers
      .flatMap(({ changes }) => madeBy(changes) ?? [])
      .filter((change) => change.table === table)
      .map(({ key, values }) => [key, values as DriveRows[Table]]),
  )
  return keys.flatMap((key, i) => stored[i] ?? made.get(key) ?? [])
}

/** Ids for the body or address of a command: where the server has given none yet, the key, replaced when it is sent. */
export class Named {
  readonly refers: Reference[] = []

  idOf<Table extends DriveTable>(table: Table, row: DriveRows[Table]): number {
    const id = (row as unknown as Record<string, unknown>)[driveIds[table]]
    if (typeof id === 'number') return id
    if (!this.refers.some(({ key }) => key === row.key)) this.refers.push({ table, key: row.key })
    return row.key as unknown as number
  }

  /** Lets the command wait for the files that are on their way into these folders. */
  async waitForFilesIn(drive: Drive, folders: readonly string[]): Promise<void> {
    const session = currentSession()
    const brand = currentBrand()
    if (!session || typeof brand !== 'number') return
    const whole = await readDrive({ idAccount: session.idAccount, brand, drive })
    const inside = foldersInside(whole.folders, folders)
    for (const { key, folder, upload } of whole.files) {
      const isComing = upload === 'waiting' || upload === 'sending'
      if (isComing && folder !== null && inside.has(folder))
        this.refers.push({ table: 'driveFiles', key, isOrder: true })
    }
  }

  /** Of a place: 0 for the top. Null where this device does not know the folder. */
  async placeOf(folder: string | null): Promise<number | null> {
    if (folder === null) return 0
    const [row] = await findRows('driveFolders', [folder])
    return row ? this.idOf('driveFolders', row) : null
  }
}

/** Queues a command about a drive of the open brand. They are sent in the order in which they were made. */
export function queueDrive<C extends Call>(
  call: C,
  input: InputOf<C>,
  changes: readonly DriveChange[],
  refers: readonly Reference[] = [],
): Promise<Enqueued> {
  const brand = currentBrand()
  return enqueue(call, input, driveLane(Number(brand)), brand, changes, refers)
}

/** Lane of the commands about the drives of a brand. */
export function driveLane(brand: number): string {
  return `drive:${brand}`
}

/** At most this many ids are taken by one call. */
const idsAtMost = 200

export function inParts<Item>(items: readonly Item[], size = idsAtMost): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )
}

/** Runs one after the other until one is not kept. */
export async function inOrder(works: readonly (() => Promise<Enqueued>)[]): Promise<Enqueued> {
  for (const work of works) {
    const kept = await work()
    if (!kept.ok) return kept
  }
  return { ok: true }
}
