import { settleEntities } from './entities/settle-entities.ts'
import { settleLists } from './lists/settle-lists.ts'
import { openPass } from './pass/open-pass.ts'
import { BrandGone, type PassOptions } from './pass/pass.ts'
import type { KnownValues } from './rest/known-rest.ts'

/**
 * One pass: brings document and REST to agree as far as REST lets them, and answers what REST has then. A second pass changes
 * nothing. Killed anywhere, the next pass gets there: the shadow holds only what is certain, and what is about to happen is
 * stored before it does.
 *
 * Rejects with `BrandGone`, `RestUnavailable` (of which `RestChanged` is worth another pass at once), `RoomUnavailable`, or when
 * the shadow could not be stored. Once everything else is settled, it rejects with `ValuesUnreadable`, or with the error that one
 * field caused.
 */
export async function settle(options: PassOptions): Promise<KnownValues | null> {
  const { pass, save, isChanged, leftOut, known } = openPass(options)
  try {
    await settleEntities(pass, false)
    await settleLists(pass)
    await settleEntities(pass, true)
  } catch (error) {
    // Answers so far need not be asked for again. If storing them fails too, the next pass finds out by itself.
    if (!(error instanceof BrandGone)) await save().catch(() => undefined)
    throw error
  }
  if (isChanged()) await save()
  const left = leftOut()
  if (left !== null) throw left
  return known()
}
