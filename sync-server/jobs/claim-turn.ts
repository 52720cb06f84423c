import type { Kysely } from 'kysely'
import { claimPicture, type PictureRow } from '../api/ai/pictures/queries.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction, isUniqueViolation } from '../database/transactions/transaction.ts'

/** A lost race tells that another node is at work: more than a few in a row are left to it. */
const triesAtMost = 5

/** Takes the next request for pictures, also where another node begins one of the same account at the same moment. null: there is none. */
export async function claimTurn(kysely: Kysely<DB>): Promise<PictureRow | null> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    try {
      return await inTransaction(kysely, claimPicture)
    } catch (cause) {
      // That account has its turn after it; those of others do not wait for it.
      if (!isUniqueViolation(cause, 'ai_picture_at_work')) throw cause
    }
  }
  return null
}
