import type { DocumentName } from '#model/document-kinds/names.ts'
import type { DocId } from '#server/relay/log/update-log.ts'

export interface RoomToTry extends DocId {
  /** Since when it waits, if that is known. */
  readonly since?: Date
}

/** Rows after the given one, in the order of the brand's id and the document's name; no more than this. */
export type ReadPage = (after: DocId | null, atMost: number) => Promise<readonly RoomToTry[]>

const roomsOfPage = 200

/**
 * The rooms of all these readings, a page at a time, so that a node never reads all of a large installation into memory.
 * The next page is read when it is asked for.
 */
export async function* sweep(readings: readonly ReadPage[]): AsyncGenerator<readonly RoomToTry[]> {
  for (const read of readings) {
    for (let after: DocId | null = null; ; ) {
      const page: readonly RoomToTry[] = await read(after, roomsOfPage)
      if (page.length > 0) yield page
      after = page.at(-1) ?? null
      if (page.length < roomsOfPage) break
    }
  }
}

/** A reading of ids of brands, for one document. */
export function pagesOf(
  document: DocumentName,
  readBrands: (document: DocumentName, afterBrand: number, atMost: number) => Promise<readonly number[]>,
): ReadPage {
  return async (after, atMost) => {
    const brands = await readBrands(document, after?.idBrand ?? 0, atMost)
    return brands.map((idBrand) => ({ idBrand, document }))
  }
}
