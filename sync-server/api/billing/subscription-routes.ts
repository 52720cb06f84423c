import {
  cancelSubscription,
  changePeriod,
  checkDowngrade,
  listPlansOnSale,
  readAmount,
  readSubscription,
  subscribe,
  subscribeFree,
  withdrawCancel,
} from '#contract/subscription.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import {
  buyPlan,
  cancel,
  changePeriodTo,
  goFree,
  show,
  showAmount,
  toPlanOnSale,
  undoCancel,
} from './subscribe.ts'
import { listPlanRows, readPlan, refuseWithoutRoom } from './subscriptions.ts'

export const subscriptionRoutes: readonly Implementation[] = [
  implement(readSubscription, show),
  implement(subscribe, (context, { body }) => buyPlan(context, body)),
  implement(subscribeFree, (context, { body }) => goFree(context, body.idBrand)),
  implement(changePeriod, (context, { body }) => changePeriodTo(context, body)),
  implement(cancelSubscription, cancel),
  implement(withdrawCancel, undoCancel),
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
