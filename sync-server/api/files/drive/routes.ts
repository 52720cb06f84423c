import {
  createBrandDirectory,
  createUserDirectory,
  deleteBrandDirectories,
  deleteUserDirectories,
  moveBrandDirectories,
  moveUserDirectories,
  pageDirectories,
  readDirectory,
  renameBrandDirectory,
  renameUserDirectory,
  restoreBrandDirectories,
  restoreUserDirectories,
  trashBrandDirectories,
  trashUserDirectories,
} from '#contract/directory.ts'
import {
  changeTagsOfFile,
  copyItems,
  createTag,
  deleteTag,
  downloadFiles,
  emptyTrash,
  listFileSorts,
  listTags,
  moveFiles,
  pageFiles,
  readChanges,
  readTagsOfFile,
  renameFile,
  restoreFiles,
  trashFiles,
} from '#contract/drive.ts'
import { fileSorts } from '#contract/shapes/drive.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CreatedType, driveOf, lockDrives, refuseReader } from '../places/queries.ts'
import { readFileRow } from '../queries.ts'
import { toDriveFile } from '../rows.ts'
import { selectChanges } from './changes.ts'
import { discardCopy, insertCopy, prepareCopy } from './copy.ts'
import {
  deleteDirectories,
  emptyTrashOf,
  makeDirectory,
  moveDirectories,
  pathTo,
  renameDirectory,
  restoreDirectories,
  trashDirectories,
} from './directories.ts'
import { download } from './download.ts'
import { giveTags, moveFilesTo, moveFilesToTrash, renameFileTo, restoreFilesFromTrash } from './files.ts'
import { selectDirectories, selectFiles } from './pages.ts'
import { pageOf, toDirectory } from './rows.ts'
import { makeTag, removeTag, tagsById, tagsOf, toTag } from './tags.ts'

const fileRoutes: readonly Implementation[] = [
  implement(pageFiles, async (context, { query }) => {
    const { rows, count } = await selectFiles(context.db, driveOf(context, query.createdType), query)
    return pageOf('resFileLists', rows.map(toDriveFile), { ...query, count })
  }),
  implement(listFileSorts, async () =>
    listing(
      'sorts',
      fileSorts.flatMap((fieldName) => [
        { fieldName, direction: 'ASC' as const },
        { fieldName, direction: 'DESC' as const },
      ]),
    ),
  ),
  implement(readChanges, (context, { query }) =>
    selectChanges(context.db, driveOf(context, query.createdType), query),
  ),
  implementPrepared(copyItems, prepareCopy, insertCopy, discardCopy),
  implement(renameFile, async (context, { params, body }) =>
    toDriveFile(await renameFileTo(context, params.idFile, body.name)),
  ),
  implement(moveFiles, async (context, { body }) => {
    await moveFilesTo(context, body.idFiles, body.idDirectory)
    return {}
  }),
  implement(trashFiles, async (context, { body }) => {
    await moveFilesToTrash(context, body.idFiles)
    return {}
  }),
  implement(restoreFiles, async (context, { body }) => {
    await restoreFilesFromTrash(context, body.idFiles)
    return {}
  }),
  implement(downloadFiles, (context, { body }) => download(context, body)),
  implement(emptyTrash, async (context, { query }) => {
    const drive = driveOf(context, query.createdType)
    refuseReader(context, drive.ownerId)
    await inDrives(context, (db) => emptyTrashOf(db, drive))
    return {}
  }),
  implement(listTags, async (context, { query }) =>
    listing('tags', (await tagsOf(context, query.createdType)).map(toTag)),
  ),
  implement(createTag, async (context, { body }) =>
    toTag(await makeTag(context, body.name, body.createdType)),
  ),
  implement(deleteTag, async (context, { params }) => {
    await removeTag(context, params.idTag)
    return {}
  }),
  implement(changeTagsOfFile, async (context, { params, body }) => {
    const { tag_ids } = await giveTags(context, params.idFileEntity, body.idTags)
    return listing('tags', (await tagsById(context, tag_ids)).map(toTag))
  }),
  implement(readTagsOfFile, async (context, { params }) => {
    const row = await readFileRow(context.db, params.idFileEntity)
    const isReadable =
      row?.brand_id === context.idBrand && (row.owner_id ?? context.account.id) === context.account.id
    if (!row || !isReadable) throw new Refusal('NOT_FOUND')
    return listing('tags', (await tagsById(context, row.tag_ids)).map(toTag))
  }),
]

const directoryRoutes: readonly Implementation[] = [
  implement(pageDirectories, async (context, { query }) => {
    const { rows, count } = await selectDirectories(context.db, driveOf(context, query.createdType), query)
    return pageOf('resDirectoryLists', rows.map(toDirectory), { ...query, count })
  }),
  implement(readDirectory, async ({ db, idBrand, account }, { params }) => {
    const row = await db
      .selectFrom('directory')
      .selectAll()
      .where('id', '=', params.id)
      .where('brand_id', '=', idBrand)
      .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', account.id)]))
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    const path = await pathTo(db, { idBrand, ownerId: row.owner_id }, row.id)
    return { ...toDirectory(row), path: path.map(({ id, name }) => ({ idDirectory: id, name })) }
  }),
  ...ofDrive('BRAND', {
    create: createBrandDirectory,
    rename: renameBrandDirectory,
    move: moveBrandDirectories,
    trash: trashBrandDirectories,
    restore: restoreBrandDirectories,
    remove: deleteBrandDirectories,
  }),
  ...ofDrive('USER', {
    create: createUserDirectory,
    rename: renameUserDirectory,
    move: moveUserDirectories,
    trash: trashUserDirectories,
    restore: restoreUserDirectories,
    remove: deleteUserDirectories,
  }),
]

export const driveRoutes: readonly Implementation[] = [...fileRoutes, ...directoryRoutes]

interface DirectoryCalls {
  readonly create: typeof createBrandDirectory
  readonly rename: typeof renameBrandDirectory
  readonly move: typeof moveBrandDirectories
  readonly trash: typeof trashBrandDirectories
  readonly restore: typeof restoreBrandDirectories
  readonly remove: typeof deleteBrandDirectories
}

/** The calls about folders of one kind of drive; who may call is in the facts of each. */
function ofDrive(createdType: CreatedType, calls: DirectoryCalls): readonly Implementation[] {
  const drive = (context: CallContext) => driveOf(context, createdType)
  const several = (call: typeof trashBrandDirectories, work: typeof trashDirectories): Implementation =>
    implement(call, async (context, { body }) => {
      await inDrives(context, (db) => work(db, drive(context), body.idDirectories))
      return {}
    })
  return [
    implement(calls.create, async (context, { body }) => {
      const { name, idParentDirectory: idParent, type } = body
      const made = { name, idParent, type, accountId: context.account.id }
      return toDirectory(await inDrives(context, (db) => makeDirectory(db, drive(context), made)))
    }),
    implement(calls.rename, async (context, { params, body }) =>
      toDirectory(await inDrives(context, (db) => renameDirectory(db, drive(context), params.id, body.name))),
    ),
    implement(calls.move, async (context, { body }) => {
      const { idDirectories, idDirectory } = body
      await inDrives(context, (db) => moveDirectories(db, drive(context), idDirectories, idDirectory))
      return {}
    }),
    several(calls.trash, trashDirectories),
    several(calls.restore, restoreDirectories),
    implement(calls.remove, async (context, { query }) => {
      await inDrives(context, (db) => deleteDirectories(db, drive(context), query.idDirectories))
      return {}
    }),
  ]
}

/** In a transaction in which no other session changes the drives of the brand. */
function inDrives<T>(
  context: CallContext,
  work: (db: Parameters<Parameters<CallContext['transact']>[0]>[0]) => Promise<T>,
): Promise<T> {
  return context.transact(async (db) => {
    await lockDrives(db, context.idBrand)
    return work(db)
  })
}
