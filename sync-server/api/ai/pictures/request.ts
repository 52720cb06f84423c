import type { PictureRequest } from '#contract/shapes/ai-picture.ts'
import { creditOfPicture, pictureLimits } from '#model/pictures/made-picture.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { refuseWhilePaused } from '#server/api/billing/queries.ts'
import { readAllowedBytes, readUsedBytes } from '#server/api/files/queries.ts'
import type { ImageModel } from '#server/gateways/ai/ai.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { readTokensOfMonth } from '../text/queries.ts'
import { countPictures } from './day.ts'
import { holdCredits } from './ends.ts'
import { picturePrompt, promptVersion } from './prompt.ts'
import { countOpenPictures, type PictureRow } from './queries.ts'
import { isRefused } from './refused-words.ts'

/**
 * Stores a request and holds its credits, in one transaction. Rejects with AMOUNT_CHANGED as a CONFLICT where the person was shown
 * another price, with AI_REFUSED, PROVIDER_OFF where the month is used up, LIMIT_EXCEEDED, STORAGE_EXCEEDED or NOT_ENOUGH_CREDIT.
 */
export async function insertPictureRequest(
  context: CallContext,
  images: ImageModel,
  asked: PictureRequest,
): Promise<PictureRow> {
  const { idBrand, account } = context
  const { subject, style, form, count, answers, colors } = asked
  const credit = count * creditOfPicture
  refuseOtherPrice(asked.credit, credit)
  refuseWords(asked)
  await refuseUsedUp(context, images)
  return context.transact(async (db) => {
    await refuseWhilePaused(db, idBrand)
    const row = await db
      .insertInto('ai_picture')
      .values({
        brand_id: idBrand,
        account_id: account.id,
        subject,
        data: JSON.stringify({ answers, colors }),
        style,
        form,
        count,
        credit,
        model: images.model,
        prompt: promptVersion,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await holdCredits(db, row, new Date())
    // Under the lock of the credits, and in a statement after it: of two requests at once the second counts the first.
    const { requests, pictures } = await countOpenPictures(db, idBrand)
    if (requests > pictureLimits.open) throw new Refusal('LIMIT_EXCEEDED', { wordsOf: 'PICTURES_WAITING' })
    const [used, allowed] = [await readUsedBytes(db, idBrand), await readAllowedBytes(db, idBrand)]
    // Before the host is asked: pictures that have no room later cost the operator, and the brand nothing.
    if (used + pictures * pictureLimits.room > allowed) throw new Refusal('STORAGE_EXCEEDED')
    await countPictures(db, row)
    return row
  })
}

function refuseOtherPrice(shown: number, price: number): void {
  if (shown === price) return
  throw new Refusal('CONFLICT', {
    wordsOf: 'PICTURE_PRICE_CHANGED',
    reason: { name: 'AMOUNT_CHANGED', amount: price },
    fields: [{ field: 'credit', code: 'PICTURE_PRICE_CHANGED', words: { amount: price } }],
  })
}

/** Before any credit is held: the words of the product. The host says later what it refuses. */
function refuseWords(asked: PictureRequest): void {
  const { text, hasSubject } = picturePrompt(asked)
  if (!hasSubject) throw refuseField('subject', 'INVALID_VALUE')
  if (isRefused(text) || isRefused(asked.subject))
    throw new Refusal('AI_REFUSED', { wordsOf: 'PICTURE_REFUSED', isLogged: false })
}

async function refuseUsedUp({ db }: CallContext, { monthlyTokens }: ImageModel): Promise<void> {
  if (monthlyTokens === null) return
  const month = seoulDayOf(Date.now()).slice(0, 7)
  if ((await readTokensOfMonth(db, month)) >= monthlyTokens)
    throw new Refusal('PROVIDER_OFF', { wordsOf: 'AI_MONTH_USED', isLogged: false })
}
