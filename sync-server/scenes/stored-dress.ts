import type { Kysely } from 'kysely'
import type { Body } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { dressOf } from '#scene/dress/dress-of.ts'
import { readStoredAnswers } from '#server/api/documents/stored-answers.ts'
import { photographRows, readVisualRow } from '#server/api/documents/visual/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Undrawable } from '#server/drawings/draw-apart.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { Logger } from '#server/logging.ts'
import type { StoredState } from './design-works.ts'
import { readDraftLogos } from './draft-logos.ts'
import { dressPictures } from './dress-pictures.ts'
import { readPictures } from './known-pictures.ts'
import { wantedFiles } from './wanted-files.ts'

interface StoredDress {
  readonly dress: Dress
  /** Data URLs of its pictures by their keys. */
  readonly addresses: ReadonlyMap<string, string>
}

interface Access {
  readonly storage: Pick<Storage, 'get'>
  readonly log: Logger
  /** The guide of the brand as its document is stored. */
  readGuide(): Promise<StoredState>
}

/**
 * The dress of a brand as REST has it, with those of its pictures that a body has places for, and files of the brand that the body
 * names.
 */
export async function readStoredDress(
  db: Kysely<DB>,
  access: Access,
  idBrand: number,
  body: Body,
): Promise<StoredDress> {
  const [guide, strategy, visual, photographs] = await Promise.all([
    readStoredAnswers(db, idBrand, 'guide'),
    readStoredAnswers(db, idBrand, 'strategy'),
    readVisualRow(db, idBrand),
    photographRows.list(db, idBrand),
  ])
  const wanted = wantedFiles(body, visual, photographs)
  const known = await readPictures(db, access, idBrand, {
    logos: [...wanted.logos.flatMap(({ ids }) => ids), ...wanted.blackWhite],
    photos: wanted.photos.filter((id) => id !== null),
    own: wanted.own,
  })
  const { logos, photos, files, addresses } = dressPictures(wanted, known)
  const draft = wanted.isLogoMissing ? await readDraft(access, idBrand) : null
  const dress = dressOf({ ...guide, ...strategy }, { logos: draft?.logos ?? logos, photos })
  return {
    dress: Object.keys(files).length > 0 ? { ...dress, files } : dress,
    addresses: new Map([...addresses, ...(draft?.addresses ?? [])]),
  }
}

/** Where it cannot be drawn, the name stands in its place. */
async function readDraft({ log, readGuide }: Access, idBrand: number) {
  try {
    return await readDraftLogos(await readGuide(), `brand ${idBrand}`)
  } catch (err) {
    if (!(err instanceof Undrawable)) throw err
    log.warn({ err, idBrand }, 'the drafted logo is left out of the thumbnails of designs')
    return null
  }
}
