import type { Kysely } from 'kysely'
import { readVisualRow } from '#server/api/documents/visual/queries.ts'
import { type FileRow, readFileOfBrand } from '#server/api/files/queries.ts'
import { serveFile } from '#server/api/files/serve-file.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Bytes } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'

/** In pixels, about twice what the page shows. */
const width = 320

/** The file of a brand's logo, or else of its symbol. */
export async function findLogo(db: Kysely<DB>, idBrand: number): Promise<FileRow | undefined> {
  const { primary, symbol } = (await readVisualRow(db, idBrand))?.logo ?? {}
  const idFile = primary?.idFile ?? symbol?.idFile
  return idFile === undefined ? undefined : readFileOfBrand(db, idBrand, idFile)
}

/** The logo as a small picture. Rejects with NOT_FOUND where there is none. */
export async function serveLogo(
  context: Pick<CallContext, 'db' | 'services'>,
  idBrand: number,
): Promise<Bytes> {
  const file = await findLogo(context.db, idBrand)
  if (!file) throw new Refusal('NOT_FOUND')
  return serveFile(context, file, { width })
}
