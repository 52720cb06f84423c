import type { Kysely } from 'kysely'
import { pictureLimits } from '#model/pictures/made-picture.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countOfDay, giveBackOfDay } from '../text/queries.ts'
import type { PictureRow } from './queries.ts'

/*
 * Credits come back where a request fails; what the host has done until then is paid by the operator. So pictures count for the day
 * of the account and of the brand on which they were asked for, and come back only where the host has not taken the request.
 */

type Counted = Pick<PictureRow, 'account_id' | 'brand_id' | 'count' | 'created_at'>

/** Counts the pictures of a new request, in the transaction that stores it. Rejects with LIMIT_EXCEEDED. */
export async function countPictures(db: Kysely<DB>, row: Counted): Promise<void> {
  for (const { countedAs, atMost } of limitsOf(row)) {
    if ((await countOfDay(db, countedAs, dayOf(row), atMost, row.count)) === null)
      throw new Refusal('LIMIT_EXCEEDED', { wordsOf: 'PICTURES_DAY_USED' })
  }
}

/** Takes them back. */
export async function uncountPictures(db: Kysely<DB>, row: Counted): Promise<void> {
  for (const { countedAs } of limitsOf(row)) await giveBackOfDay(db, countedAs, dayOf(row), row.count)
}

/** Always in this order, as they are locked. */
function limitsOf({ account_id, brand_id }: Counted) {
  const ofBrand = { countedAs: `pictures of brand ${brand_id}`, atMost: pictureLimits.dayOfBrand }
  if (account_id === null) return [ofBrand]
  return [{ countedAs: `pictures of account ${account_id}`, atMost: pictureLimits.dayOfAccount }, ofBrand]
}

const dayOf = ({ created_at }: Counted) => seoulDayOf(created_at.getTime())
