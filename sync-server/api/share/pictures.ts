import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { type FileRow, listFileRows } from '../files/queries.ts'
import type { OpenShare } from './queries.ts'

export interface SharedPicture {
  readonly url: string
  readonly type: string | null
  readonly width: number | null
  readonly height: number | null
  /** false: the file was deleted after it was put into the guide. */
  readonly isThere: boolean
  /** Credit of a picture from a photo service. */
  readonly credit: FileRow['credit']
  /** Whether an image model has made it. */
  readonly isByModel: boolean
}

export interface Pictures {
  of(idFile: number | null): SharedPicture | null
}

/** The files of a guide, with URLs that are valid for this link only. */
export async function readPictures(
  db: Kysely<DB>,
  share: OpenShare,
  ids: readonly (number | null)[],
): Promise<Pictures> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  const rows = await listFileRows(db, share.brand_id, named)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    of(idFile) {
      if (idFile === null) return null
      const row = byId.get(idFile)
      return {
        url: `/api/v1/brand-share/file/${idFile}?key=${encodeURIComponent(share.key)}`,
        type: row?.media_type ?? null,
        width: row?.width ?? null,
        height: row?.height ?? null,
        isThere: row !== undefined && row.deleted_at === null,
        credit: row?.credit ?? null,
        isByModel: (row?.origin ?? null) !== null,
      }
    },
  }
}

/** Whether the guide of a link contains a file. */
export function isFileShown(urls: Iterable<string | undefined>, idFile: number): boolean {
  for (const url of urls) if (url !== undefined && idFileOf(url) === idFile) return true
  return false
}

/** The file that a picture's URL reads. */
export function idFileOf(url: string): number {
  return Number(/^\/api\/v1\/brand-share\/file\/(\d+)\?/.exec(url)?.[1])
}
