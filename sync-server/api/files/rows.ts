import type { AnswerOf } from '#contract/call.ts'
import type { uploadFile, uploadImage } from '#contract/file.ts'
import type { StoredOrigin } from '#server/database/tables/files.ts'
import { createdTypeOf } from './places/queries.ts'
import type { FileRow } from './queries.ts'

/** As a row has it, of a picture whose metadata alone say that a model made it. */
export const originByMark = JSON.stringify({
  source: 'AI',
  model: null,
  promptVersion: null,
} satisfies StoredOrigin)

/** Path of the call that answers the bytes of a file. */
export function urlOfFile(idFile: number): string {
  return `/api/v1/file/${idFile}`
}

export function toFile(row: FileRow): AnswerOf<typeof uploadImage> {
  return {
    idFile: row.id,
    url: urlOfFile(row.id),
    name: row.name,
    type: row.media_type,
    width: row.width,
    height: row.height,
    size: row.size,
    sha256: row.sha256,
    credit: row.credit,
    ...(row.origin && { origin: row.origin }),
  }
}

export function toDriveFile(row: FileRow): AnswerOf<typeof uploadFile> {
  return {
    ...toFile(row),
    idDirectory: row.directory_id ?? 0,
    createdType: createdTypeOf(row.owner_id),
    fileType: row.file_type,
    idTags: [...row.tag_ids],
    authType: 'ROLE_USER',
    temporary: false,
    locked: row.file_type !== 'DRIVE',
    idAccount: row.account_id,
    thumbnail: row.thumbnail,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.trashed_at?.toISOString() ?? null,
  }
}
