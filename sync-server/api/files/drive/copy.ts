import type { Transaction } from 'kysely'
import type { GivenOf, ReplyOf } from '#contract/call.ts'
import type { copyItems } from '#contract/drive.ts'
import { takeName } from '#model/files/take-name.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { copyNameOf, posterKeyOf } from '#server/gateways/storage/small-pictures.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readRoomForCopies } from '../copies.ts'
import { freeNames } from '../free-names.ts'
import { type Drive, driveOf, findPlace, lockDrives, refuseReader } from '../places/queries.ts'
import { type FileRow, firstThumbnail, isAnyRemoved, isVideo } from '../queries.ts'
import { finishUploads, giveUpUpload, type Reserved, reserveUploads } from '../reserve-upload.ts'
import { toDriveFile } from '../rows.ts'
import { type DirectoryRow, insertDirectory, namesIn, refuseMoreThan } from './directories.ts'
import { toDirectory } from './rows.ts'
import { filesIn, readable, treeOf } from './trees.ts'

const mostFiles = 1_000
const atOnce = 8

type Given = GivenOf<typeof copyItems>

interface Copy {
  readonly row: FileRow
  readonly reserved: Reserved
}

/** Files that were named, without folders; or a folder that was named, with those below it and all that is in them. */
interface Part {
  readonly folders: readonly DirectoryRow[]
  readonly copies: readonly Copy[]
}

/** Reserves room for all, then copies the bytes in the store, before the transaction of the call. */
export async function prepareCopy(context: CallContext, { body }: Given): Promise<readonly Part[]> {
  const drive = driveOf(context, body.createdType)
  refuseReader(context, drive.ownerId)
  await findPlace(context.db, drive, body.idDirectory)
  const found = await findParts(context, body)
  const files = found.flatMap((part) => part.files)
  if (files.length > mostFiles) throw new Refusal('LIMIT_EXCEEDED')
  const reserved = await reserveUploads(
    context,
    files.map(({ size }) => size),
  )
  const left = reserved.values()
  const parts = found.map((part) => ({
    folders: part.folders,
    copies: part.files.map((row) => ({ row, reserved: left.next().value as Reserved })),
  }))
  try {
    await copyBytes(context, parts)
    return parts
  } catch (cause) {
    await discardCopy(context, parts)
    throw cause
  }
}

export async function insertCopy(
  context: CallContext,
  { body }: Given,
  parts: readonly Part[],
): Promise<ReplyOf<typeof copyItems>> {
  const { idBrand } = context
  const drive = driveOf(context, body.createdType)
  context.afterwards(() => context.services.thumbnails.wake())
  return context.transact(async (db) => {
    await lockDrives(db, idBrand)
    // While the bytes were copied.
    const sources = parts.flatMap(({ copies }) => copies.map(({ row }) => row.id))
    if (await isAnyRemoved(db, idBrand, sources)) throw new Refusal('NOT_FOUND')
    await finishUploads(db, idBrand, allOf(parts))
    const place = await findPlace(db, drive, body.idDirectory)
    const count = parts.reduce((sum, { folders }) => sum + folders.length, 0)
    if (count > 0) await refuseMoreThan(db, drive, count)
    const takenFolders = await namesIn(db, drive, place, [])
    const alone = parts.flatMap(({ folders, copies }) => (folders.length === 0 ? copies : []))
    const names = await freeNames(db, drive, place, { given: alone.map(({ row }) => row.name) })
    const left = names.values()
    const posterOf = takePosters(context, await readRoomForCopies(db, idBrand))
    const answer: ReplyOf<typeof copyItems> = { files: [], directories: [] }
    for (const { folders, copies } of parts) {
      const places = new Map<number | null, number>()
      for (const [at, row] of folders.entries()) {
        const made = await insertDirectory(db, drive, {
          name: at === 0 ? takeName(takenFolders, row.name) : row.name,
          parent: at === 0 ? place : (places.get(row.parent_id) ?? place),
          accountId: context.account.id,
        })
        places.set(row.id, made.id)
        if (at === 0) answer.directories.push(toDirectory(made))
      }
      const rows = copies.map(({ row, reserved }) => ({
        ...columnsOf(row, drive),
        ...posterOf({ row, reserved }),
        account_id: context.account.id,
        storage_key: reserved.storageKey,
        name: (folders.length === 0 && left.next().value) || row.name,
        directory_id: folders.length === 0 ? place : (places.get(row.directory_id) ?? place),
      }))
      const made = await insertAll(db, rows)
      if (folders.length === 0) answer.files.push(...made.map(toDriveFile))
    }
    return answer
  })
}

export async function discardCopy(context: CallContext, parts: readonly Part[]): Promise<void> {
  for (const reserved of allOf(parts)) await giveUpUpload(context, reserved)
}

async function findParts(context: CallContext, { idFiles, idDirectories }: Given['body']) {
  const named = inOrder(idFiles, await readable(context, 'file', idFiles))
  const parts: { folders: readonly DirectoryRow[]; files: readonly FileRow[] }[] = [
    { folders: [], files: named },
  ]
  for (const top of inOrder(idDirectories, await readable(context, 'directory', idDirectories))) {
    const folders = await treeOf(context.db, context.idBrand, top)
    const ids = folders.map(({ id }) => id)
    parts.push({ folders, files: await filesIn(context.db, context.idBrand, ids) })
  }
  return parts
}

function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  return [...new Set(ids)].flatMap((id) => rows.filter((row) => row.id === id))
}

async function copyBytes({ services: { storage } }: CallContext, parts: readonly Part[]): Promise<void> {
  const left = parts.flatMap(({ copies }) => copies).values()
  const worker = async () => {
    for (const { row, reserved } of left) {
      if (!(await storage.copy(row.storage_key, reserved.storageKey))) throw new Refusal('NOT_FOUND')
      if (hasPoster(row)) await storage.copy(posterKeyOf(row.storage_key), posterKeyOf(reserved.storageKey))
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  const failed = workers.find((ended) => ended.status === 'rejected')
  if (failed) throw failed.reason
}

function allOf(parts: readonly Part[]): Reserved[] {
  return parts.flatMap(({ copies }) => copies.map(({ reserved }) => reserved))
}

/** The stills of videos go with their copies as long as the brand has room for them; the others are deleted. */
function takePosters(context: CallContext, room: number) {
  const { storage, log } = context.services
  let left = room
  return ({ row, reserved }: Copy) => {
    if (!hasPoster(row)) return { thumbnail: firstThumbnail(row.media_type), copies: '{}' }
    const key = posterKeyOf(reserved.storageKey)
    const name = copyNameOf(key)
    const { [name]: size } = row.copies
    if ((size ?? 0) <= left) {
      left -= size ?? 0
      return { thumbnail: 'WAITING' as const, copies: JSON.stringify({ [name]: size }) }
    }
    context.afterwards(() => {
      storage
        .delete(key)
        .catch((err: unknown) => log.warn({ err }, 'the still of a copy could not be deleted'))
    })
    return { thumbnail: 'NONE' as const, copies: '{}' }
  }
}

function hasPoster(row: FileRow): boolean {
  return isVideo(row) && row.thumbnail !== 'NONE'
}

/** What a copy has of its file. Tags are of one drive. */
function columnsOf(row: FileRow, { idBrand, ownerId }: Drive) {
  const { media_type, size, sha256, width, height, credit, origin } = row
  return {
    brand_id: idBrand,
    owner_id: ownerId,
    file_type: 'DRIVE',
    media_type,
    size,
    sha256,
    width,
    height,
    credit: credit && JSON.stringify(credit),
    origin: origin && JSON.stringify(origin),
    tag_ids: row.owner_id === ownerId ? row.tag_ids : [],
  }
}

type NewRow = ReturnType<typeof columnsOf> &
  ReturnType<ReturnType<typeof takePosters>> &
  Pick<FileRow, 'account_id' | 'storage_key' | 'name' | 'directory_id'>

async function insertAll(db: Transaction<DB>, rows: readonly NewRow[]): Promise<FileRow[]> {
  if (rows.length === 0) return []
  return db.insertInto('file').values(rows).returningAll().execute()
}
