import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { type PictureFailure, pictureFailures } from '#model/pictures/made-picture.ts'
import { listFileRows } from '#server/api/files/queries.ts'
import { toFile } from '#server/api/files/rows.ts'
import type { CallContext } from '#server/http/context.ts'
import { listReported, type PictureRow } from './queries.ts'

/** Requests with their files as the caller sees them. */
export async function toPictures(
  { db, idBrand, account, role }: CallContext,
  rows: readonly PictureRow[],
): Promise<MadePicture[]> {
  const files = await listFileRows(
    db,
    idBrand,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  const there = new Map(files.flatMap((file) => (file.deleted_at === null ? [[file.id, file]] : [])))
  const reported = await listReported(
    db,
    idBrand,
    account.id,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    idPicture: row.id,
    state: row.state,
    code: row.state === 'FAILED' ? toFailure(row.code) : null,
    subject: row.subject,
    style: row.style,
    form: row.form,
    count: row.count,
    credit: row.credit,
    model: row.model,
    promptVersion: row.prompt,
    idAccount: row.account_id,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    files: row.file_ids.flatMap((id) => {
      const file = there.get(id)
      return file ? [toFile(file)] : []
    }),
    isReported: reported.has(row.id),
    removal: toRemoval(row, row.account_id === account.id || isAtLeast(role, 'BRAND_ROLE_OWNER')),
  }))
}

function toRemoval({ removed_at, removal_note }: PictureRow, mayKnowWhy: boolean): MadePicture['removal'] {
  return removed_at && { at: removed_at.toISOString(), note: mayKnowWhy ? removal_note : null }
}

/** A code of a newer release is INTERNAL. */
function toFailure(code: string | null): PictureFailure {
  return pictureFailures.find((known) => known === code) ?? 'INTERNAL'
}
