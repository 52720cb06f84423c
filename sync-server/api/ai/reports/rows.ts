import type { ReplyOf } from '#contract/call.ts'
import type { listReportedPictures, readReportedPicture } from '#contract/operator-picture.ts'
import { toBrandRole } from '#model/access/roles.ts'
import type { ReportState } from '#model/pictures/made-picture.ts'
import { listFileRows } from '#server/api/files/queries.ts'
import type { CallContext } from '#server/http/context.ts'
import { readPicture } from '../pictures/queries.ts'
import { brandOfReported, listReports, type pageReported } from './queries.ts'

type Reported = ReplyOf<typeof listReportedPictures>['_embedded']['pictures'][number]
type DeskPicture = ReplyOf<typeof readReportedPicture>

type Row = Awaited<ReturnType<typeof pageReported>>['rows'][number]

export function toReported(row: Row, state: ReportState): Reported {
  return {
    idPicture: row.picture_id,
    brandName: row.brand_name ?? '',
    state,
    count: row.count,
    reportedAt: row.reported_at.toISOString(),
  }
}

/** A reported request as the desk sees it. Rejects with NOT_FOUND. */
export async function toDeskPicture(db: CallContext['db'], idPicture: number): Promise<DeskPicture> {
  const { idBrand, brandName } = await brandOfReported(db, idPicture)
  const picture = await readPicture(db, idBrand, idPicture)
  const rows = await listReports(db, idBrand, idPicture)
  const files = new Map((await listFileRows(db, idBrand, picture.file_ids)).map((row) => [row.id, row]))
  const waiting = rows.filter(({ decided_at }) => decided_at === null)
  const first = waiting.at(-1) ?? rows[0]
  return {
    idPicture,
    brandName,
    state: waiting.length > 0 ? 'OPEN' : 'DECIDED',
    count: rows.length,
    reportedAt: (first?.created_at ?? picture.created_at).toISOString(),
    model: picture.model,
    promptVersion: picture.prompt,
    createdAt: picture.created_at.toISOString(),
    files: picture.file_ids.map((id) => toPlaced(files.get(id))),
    reports: rows.map((row) => ({
      idReport: row.id,
      reason: row.reason,
      role: row.role === null ? null : toBrandRole(row.role),
      createdAt: row.created_at.toISOString(),
      decision: row.decision,
      note: row.note,
      decidedAt: row.decided_at?.toISOString() ?? null,
    })),
  }
}

type FileRow = Awaited<ReturnType<typeof listFileRows>>[number]

function toPlaced(file: FileRow | undefined): DeskPicture['files'][number] {
  if (!file || file.deleted_at !== null) return { name: '', place: 'GONE' }
  return { name: file.name, place: file.trashed_at === null ? 'DRIVE' : 'TRASH' }
}
