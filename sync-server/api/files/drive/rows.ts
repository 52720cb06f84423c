import type { AnswerOf } from '#contract/call.ts'
import type { createBrandDirectory } from '#contract/directory.ts'
import type { renameFile } from '#contract/drive.ts'
import { listing } from '#server/http/listing.ts'
import { createdTypeOf } from '../places/queries.ts'
import type { FileRow } from '../queries.ts'
import { toFile } from '../rows.ts'
import type { DirectoryRow } from './directories.ts'

export function toDriveFile(row: FileRow): AnswerOf<typeof renameFile> {
  return {
    ...toFile(row),
    idDirectory: row.directory_id ?? 0,
    createdType: createdTypeOf(row.owner_id),
    fileType: row.file_type,
    idTags: [...row.tag_ids],
    authType: 'ROLE_USER',
    locked: row.file_type !== 'DRIVE',
    idAccount: row.account_id,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.trashed_at?.toISOString() ?? null,
  }
}

export function toDirectory(row: DirectoryRow): AnswerOf<typeof createBrandDirectory> {
  return {
    idDirectory: row.id,
    name: row.name,
    type: row.type,
    createdType: createdTypeOf(row.owner_id),
    idParentDirectory: row.parent_id ?? 0,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.trashed_at?.toISOString() ?? null,
  }
}

/** A page in the format of the list calls. */
export function pageOf<Name extends string, Item>(
  name: Name,
  items: Item[],
  { page, size, count }: { readonly page: number; readonly size: number; readonly count: number },
) {
  return { ...listing(name, items), page: { number: page, size, totalPages: Math.ceil(count / size) } }
}
