import type { Kysely } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { suggestColors } from '#contract/visual.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { palettesFor, toSuggestions } from '../palettes.ts'
import { readKeywordIds } from '../personality/queries.ts'
import { readVisualRow } from './queries.ts'

/** Suggests palettes by the same rules as the device; those of the keywords' tones come first. */
export async function suggestPalettes(
  db: Kysely<DB>,
  idBrand: number,
  asked: string | undefined,
): Promise<AnswerOf<typeof suggestColors>> {
  const main = asked ?? (await readVisualRow(db, idBrand))?.colors.main
  if (main === undefined) return { palettes: [], needs: ['visual.main'] }
  const keywords = await readKeywordIds(db, idBrand)
  return {
    palettes: toSuggestions(palettesFor(main, keywords)),
    needs: [],
  }
}
