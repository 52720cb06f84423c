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
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { driveOf, inDrives, refuseReader } from '../places/queries.ts'
import { readFileRow } from '../queries.ts'
import { toDriveFile } from '../rows.ts'
import { selectChanges } from './changes.ts'
import { discardCopy, insertCopy, prepareCopy } from './copy.ts'
import { emptyTrashOf } from './directories.ts'
import { download } from './download.ts'
import { giveTags, moveFilesTo, moveFilesToTrash, renameFileTo, restoreFilesFromTrash } from './files.ts'
import { selectFiles } from './pages.ts'
import { pageOf } from './rows.ts'
import { makeTag, removeTag, tagsById, tagsOf, toTag } from './tags.ts'

export const driveRoutes: readonly Implementation[] = [
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
