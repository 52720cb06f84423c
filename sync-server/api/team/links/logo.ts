import type { Bytes } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readVisualRow } from '../../documents/visual/queries.ts'
import { readFileOfBrand } from '../../files/queries.ts'
import { serveFile } from '../../files/serve-file.ts'

/** In pixels, about twice what the page shows. */
const width = 320

/** The logo of a brand as a small picture. Rejects with NOT_FOUND where it has none. */
export async function serveLogo(
  context: Pick<CallContext, 'db' | 'services'>,
  idBrand: number,
): Promise<Bytes> {
  const { primary, symbol } = (await readVisualRow(context.db, idBrand))?.logo ?? {}
  const idFile = primary?.idFile ?? symbol?.idFile
  const file = idFile === undefined ? undefined : await readFileOfBrand(context.db, idBrand, idFile)
  if (!file) throw new Refusal('NOT_FOUND')
  return serveFile(context, file, { width })
}
