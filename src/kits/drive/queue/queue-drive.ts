import type { Call, InputOf } from '#contract/call.ts'
import { currentSession } from '#engine/identity/session.ts'
import { type Enqueued, enqueue } from '#engine/queue/outbox.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { Reference } from '#engine/store/outbox-row.ts'
import { foldersInside } from '#kits/library/folders.ts'
import type { DriveChange } from '../rows/drive-change.ts'
import { driveMadeBy } from '../rows/drive-change.ts'
import { type DriveFolderRow, type DriveRows, type DriveTable, driveIds } from '../rows/drive-row.ts'
import { readDrive } from '../rows/read-drive.ts'

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
      .flatMap(({ changes }) => driveMadeBy(changes) ?? [])
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

  /** Lets the command wait for the files that are on their way into these folders of one drive. */
  async waitForFilesIn(folders: readonly DriveFolderRow[]): Promise<void> {
    const session = currentSession()
    const [first] = folders
    if (!session || !first) return
    const { brand, drive } = first
    const whole = await readDrive({ idAccount: session.idAccount, brand, drive })
    const inside = foldersInside(
      whole.folders,
      folders.map(({ key }) => key),
    )
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

/**
 * Queues a command about a drive of a brand: that of its rows, as another one may be open by the time they were read. They are sent
 * in the order in which they were made.
 */
export function queueDrive<C extends Call>(
  brand: number,
  call: C,
  input: InputOf<C>,
  changes: readonly DriveChange[],
  refers: readonly Reference[] = [],
): Promise<Enqueued> {
  return enqueue(call, input, driveLane(brand), brand, changes, refers)
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

/** What is done with the rows of each brand, in parts that one call takes. */
export function ofEachBrand<Row extends { readonly brand: number }, Done>(
  rows: readonly Row[],
  work: (part: readonly Row[], brand: number) => Done,
): Done[] {
  const brands = [...new Set(rows.map(({ brand }) => brand))]
  return brands.flatMap((brand) =>
    inParts(rows.filter((row) => row.brand === brand)).map((part) => work(part, brand)),
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
