import type { AnswerOf } from '#contract/call.ts'
import type { uploadImage } from '#contract/file.ts'
import { urlOfFile } from '#server/api/file-url.ts'
import type { FileRow } from './queries.ts'

export function toFile(row: FileRow): AnswerOf<typeof uploadImage> {
  return {
    idFile: row.id,
    url: urlOfFile(row.id),
    name: row.name,
    type: row.media_type,
    width: row.width,
    height: row.height,
    size: row.size,
    credit: row.credit,
  }
}
