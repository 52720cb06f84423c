import {
  cancelSubscription,
  changePeriod,
  checkDowngrade,
  decidePrice,
  listPlansOnSale,
  readAmount,
  readSubscription,
  subscribe,
  subscribeFree,
  takeBackPrice,
  withdrawCancel,
} from '#contract/subscription.ts'
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { listPlanRows, readPlan, refuseWithoutRoom } from '../plans/plan-rows.ts'
import { cancelAtLemon, undoCancelAtLemon } from './at-lemon.ts'
import { cancel, changePeriodTo, goFree, undoCancel } from './change-plan.ts'
import { decide, takeBack } from './price-decisions.ts'
import { show, showAmount, toPlanOnSale } from './show-subscription.ts'
import { buyPlan } from './subscribe.ts'

export const subscriptionRoutes: readonly Implementation[] = [
  implement(readSubscription, show),
  implement(subscribe, (context, { body }) => buyPlan(context, body)),
  implement(subscribeFree, (context, { body }) => goFree(context, body.idBrand)),
  implement(changePeriod, (context, { body }) => changePeriodTo(context, body)),
  implementPrepared(cancelSubscription, cancelAtLemon, (context, _, isDone) => cancel(context, isDone)),
  implementPrepared(withdrawCancel, undoCancelAtLemon, (context, _, isDone) => undoCancel(context, isDone)),
  implement(decidePrice, async (context, { body }) => {
    await decide(context, body)
    return show(context)
  }),
  implement(takeBackPrice, async (context) => {
    await takeBack(context)
    return show(context)
  }),
  implement(checkDowngrade, async ({ db, idBrand }, { query }) => {
    await refuseWithoutRoom(db, idBrand, await readPlan(db, query.idPlan))
    return {}
  }),
  implement(readAmount, (context, { query }) => showAmount(context, query)),
  implement(listPlansOnSale, async ({ db, services }, { query: { currency } }) => {
    const isSold = currency === 'KRW' || services.payments.lemonSqueezy !== null
    const rows = isSold ? await listPlanRows(db, currency) : []
    return listing('plans', rows.map(toPlanOnSale))
  }),
]
