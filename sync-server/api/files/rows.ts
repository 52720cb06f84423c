import type { AnswerOf } from '#contract/call.ts'
import type { uploadImage } from '#contract/file.ts'
import type { FileRow } from './queries.ts'

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
  }
}
