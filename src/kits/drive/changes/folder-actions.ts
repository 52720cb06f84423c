import {
  createBrandDirectory,
  createUserDirectory,
  moveBrandDirectories,
  moveUserDirectories,
  renameBrandDirectory,
  renameUserDirectory,
  restoreBrandDirectories,
  restoreUserDirectories,
  trashBrandDirectories,
  trashUserDirectories,
} from '#contract/directory.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { findRows, inOrder, Named, ofEachBrand, queueDrive } from '../queue/queue-drive.ts'
import { discardRefused, renameRefused } from '../queue/refused-rows.ts'
import type { DriveFolderRow } from '../rows/drive-row.ts'
import type { DriveScope } from '../rows/read-drive.ts'

/** As the server has it. */
const noName = '-'

type Made = Enqueued & { readonly key?: string }

/** Makes a folder, also offline; files can be added to it at once. */
export async function createFolder(
  { brand, drive }: Pick<DriveScope, 'brand' | 'drive'>,
  parent: string | null,
  given: string,
): Promise<Made> {
  const name = cleanName(given, noName)
  const named = new Named()
  const place = await named.placeOf(parent)
  if (place === null) return { ok: false, reason: 'signed-out' }
  const key = crypto.randomUUID()
  const call = drive === 'BRAND' ? createBrandDirectory : createUserDirectory
  const row: DriveFolderRow = {
    key,
    brand,
    drive,
    parent,
    idDirectory: null,
    name,
    createdAt: Date.now(),
    trashedAt: null,
  }
  const change = { table: 'driveFolders', key, values: row, isNew: true } as const
  const kept = await queueDrive(
    brand,
    call,
    { body: { name, idParentDirectory: place } },
    [change],
    named.refers,
  )
  return kept.ok ? { ...kept, key } : kept
}

export async function renameFolder(key: string, given: string): Promise<Enqueued> {
  const [row] = await findRows('driveFolders', [key])
  const name = cleanName(given, row?.name ?? noName)
  if (!row || (await renameRefused(key, name))) return { ok: true }
  const named = new Named()
  const call = row.drive === 'BRAND' ? renameBrandDirectory : renameUserDirectory
  const input = { params: { id: named.idOf('driveFolders', row) }, body: { name } }
  return queueDrive(row.brand, call, input, [{ table: 'driveFolders', key, values: { name } }], named.refers)
}

export async function moveFolders(keys: readonly string[], parent: string | null): Promise<Enqueued> {
  return eachPart(keys, async (rows, { brand, drive }, named) => {
    const place = await named.placeOf(parent)
    if (place === null) return { ok: true }
    const call = drive === 'BRAND' ? moveBrandDirectories : moveUserDirectories
    const body = { idDirectories: idsOf(rows, named), idDirectory: place }
    return queueDrive(brand, call, { body }, changesOf(rows, { parent }), named.refers)
  })
}

/** With all that is in them. Files on their way into them are sent first, so that they go along. */
export async function trashFolders(keys: readonly string[]): Promise<Enqueued> {
  const rest: string[] = []
  for (const key of keys) if (!(await discardRefused(key))) rest.push(key)
  return eachPart(rest, async (rows, { brand, drive }, named) => {
    await named.waitForFilesIn(rows)
    const call = drive === 'BRAND' ? trashBrandDirectories : trashUserDirectories
    const body = { idDirectories: idsOf(rows, named) }
    return queueDrive(brand, call, { body }, changesOf(rows, { trashedAt: Date.now() }), named.refers)
  })
}

export async function restoreFolders(keys: readonly string[]): Promise<Enqueued> {
  return eachPart(keys, (rows, { brand, drive }, named) => {
    const call = drive === 'BRAND' ? restoreBrandDirectories : restoreUserDirectories
    const body = { idDirectories: idsOf(rows, named) }
    return queueDrive(brand, call, { body }, changesOf(rows, { trashedAt: null }), named.refers)
  })
}

async function eachPart(
  keys: readonly string[],
  work: (
    rows: readonly DriveFolderRow[],
    of: Pick<DriveScope, 'brand' | 'drive'>,
    named: Named,
  ) => Promise<Enqueued>,
): Promise<Enqueued> {
  const rows = await findRows('driveFolders', keys)
  const drives = ['BRAND', 'USER'] as const
  const parts = drives.flatMap((drive) =>
    ofEachBrand(
      rows.filter((row) => row.drive === drive),
      (part, brand) => () => work(part, { brand, drive }, new Named()),
    ),
  )
  return inOrder(parts)
}

function idsOf(rows: readonly DriveFolderRow[], named: Named): number[] {
  return rows.map((row) => named.idOf('driveFolders', row))
}

function changesOf(rows: readonly DriveFolderRow[], values: Partial<DriveFolderRow>) {
  return rows.map(({ key }) => ({ table: 'driveFolders', key, values }) as const)
}
