import type { AnswerOf } from '#contract/call.ts'
import { cancelSubscription, checkDowngrade, subscribeFree, withdrawCancel } from '#contract/subscription.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { reloadBilling } from '../billing-reads.ts'

/** The calls about a plan that take no money. Each reads again what it has changed. */

export function cancelPlan(idBrand: number): Promise<Result<AnswerOf<typeof cancelSubscription>>> {
  return reloadAfter(idBrand, rest(cancelSubscription, {}, { idBrand }))
}

export function undoCancel(idBrand: number): Promise<Result<AnswerOf<typeof withdrawCancel>>> {
  return reloadAfter(idBrand, rest(withdrawCancel, {}, { idBrand }))
}

/** On with the free plan after one has ended, where the files fit. */
export async function goFree(idBrand: number, idFree: number): Promise<Result<unknown>> {
  const checked = await checkRoom(idBrand, idFree)
  return checked.ok ? reloadAfter(idBrand, rest(subscribeFree, { body: {} }, { idBrand })) : checked
}

/** Whether the files of the brand fit a plan. */
export function checkRoom(idBrand: number, idPlan: number): Promise<Result<unknown>> {
  return rest(checkDowngrade, { query: { idPlan } }, { idBrand })
}

async function reloadAfter<Answer>(
  idBrand: number,
  asking: Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const result = await asking
  if (result.ok) await reloadBilling(idBrand)
  return result
}
