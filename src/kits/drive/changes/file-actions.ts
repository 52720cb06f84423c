import {
  changeTagsOfFile,
  moveFiles as moveCall,
  renameFile as renameCall,
  restoreFiles as restoreCall,
  trashFiles as trashCall,
} from '#contract/drive.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { ofEachBrand, runInTurn } from '#kits/library/queue/in-parts.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { withExtensionOf } from '#model/files/take-name.ts'
import { changeWaiting, uploadOf } from '../queue/change-waiting.ts'
import { findRows, Named, queueDrive } from '../queue/queue-drive.ts'
import { discardRefused } from '../queue/refused-rows.ts'
import { cancelUpload } from '../queue/upload-actions.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'

/** Under the name that the server gives it too: it keeps the extension. */
export async function renameFile(key: string, given: string): Promise<Enqueued> {
  const [row] = await findRows('driveFiles', [key])
  if (!row) return { ok: true }
  const name = withExtensionOf(cleanName(given, row.name), row.name)
  if (await changeWaiting(key, { body: { name }, values: { name } })) return { ok: true }
  const named = new Named()
  const input = { params: { idFile: named.idOf('driveFiles', row) }, body: { name } }
  return queueDrive(row.brand, renameCall, input, changesOf([row], { name }), named.refers)
}

export async function moveFiles(keys: readonly string[], folder: string | null): Promise<Enqueued> {
  const rest: string[] = []
  for (const key of keys) {
    const named = new Named()
    const idDirectory = await named.placeOf(folder)
    if (idDirectory === null) return { ok: true }
    const change = { body: { idDirectory }, values: { folder }, refers: named.refers }
    if (!(await changeWaiting(key, change))) rest.push(key)
  }
  return eachPart(rest, async (rows, brand, named) => {
    const idDirectory = (await named.placeOf(folder)) ?? 0
    const body = { idFiles: idsOf(rows, named), idDirectory }
    return queueDrive(brand, moveCall, { body }, changesOf(rows, { folder }), named.refers)
  })
}

/** A file that the server cannot have yet is cancelled instead, also a copy that it refused. */
export async function trashFiles(keys: readonly string[]): Promise<Enqueued> {
  const rest: string[] = []
  for (const key of keys) {
    const upload = await uploadOf(key)
    if (upload?.n !== undefined && isUnmade(upload)) await cancelUpload(upload.n)
    else if (upload || !(await discardRefused(key))) rest.push(key)
  }
  return eachPart(rest, (rows, brand, named) =>
    queueDrive(
      brand,
      trashCall,
      { body: { idFiles: idsOf(rows, named) } },
      changesOf(rows, { trashedAt: Date.now() }),
      named.refers,
    ),
  )
}

export function restoreFiles(keys: readonly string[]): Promise<Enqueued> {
  return eachPart(keys, (rows, brand, named) =>
    queueDrive(
      brand,
      restoreCall,
      { body: { idFiles: idsOf(rows, named) } },
      changesOf(rows, { trashedAt: null }),
      named.refers,
    ),
  )
}

/** Gives a file exactly these tags. */
export async function giveTags(key: string, tags: readonly string[]): Promise<Enqueued> {
  const [row] = await findRows('driveFiles', [key])
  if (!row) return { ok: true }
  const named = new Named()
  const known = await findRows('driveTags', tags)
  const input = {
    params: { idFileEntity: named.idOf('driveFiles', row) },
    body: { idTags: known.map((tag) => named.idOf('driveTags', tag)) },
  }
  return queueDrive(
    row.brand,
    changeTagsOfFile,
    input,
    changesOf([row], { tags: known.map((tag) => tag.key) }),
    named.refers,
  )
}

async function eachPart(
  keys: readonly string[],
  work: (rows: readonly DriveFileRow[], brand: number, named: Named) => Promise<Enqueued>,
): Promise<Enqueued> {
  const rows = await findRows('driveFiles', keys)
  return runInTurn(ofEachBrand(rows, (part, brand) => () => work(part, brand, new Named())))
}

function isUnmade({ state, sentAt, resumable }: OutboxRow): boolean {
  if (state === 'failed' || sentAt === undefined) return true
  return resumable !== undefined && !resumable.isFinishing
}

function idsOf(rows: readonly DriveFileRow[], named: Named): number[] {
  return rows.map((row) => named.idOf('driveFiles', row))
}

function changesOf(rows: readonly DriveFileRow[], values: Partial<DriveFileRow>) {
  return rows.map(({ key }) => ({ table: 'driveFiles', key, values }) as const)
}
