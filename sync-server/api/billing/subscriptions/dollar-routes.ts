import { createCheckout, readLemonSubscription } from '#contract/lemon-squeezy.ts'
import { canBegin } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { readForPurchase } from '../plans/for-purchase.ts'
import { listPlanRows, refuseWithoutRoom } from '../plans/plan-rows.ts'
import { readSubscriptionOf } from '../plans/subscription.ts'
import { refuseWhilePaused } from '../queries.ts'
import { impossible } from './subscribe.ts'

export const lemonRoutes: readonly Implementation[] = [
  implement(createCheckout, async ({ db, idBrand, account, services, language }, { body }) => {
    const squeezy = services.payments.lemonSqueezy
    if (!squeezy) throw new Refusal('PROVIDER_OFF')
    const idVariant = Number(body.data.relationships.variant.data.id)
    const plan = (await listPlanRows(db, 'USD')).find(({ id_variant }) => id_variant === idVariant)
    if (!plan) throw refuseField('data.relationships.variant.data.id', 'NOT_FOUND')
    const today = seoulDayOf(Date.now())
    const subscription = await readForPurchase(db, services.payments, idBrand, today)
    await refuseWhilePaused(db, idBrand)
    if (!canBegin(subscription)) throw impossible('PLAN')
    if (subscription.phase === 'EXPIRED') await refuseWithoutRoom(db, idBrand, plan)
    const buyer = await db
      .selectFrom('account')
      .select(['email', 'full_name'])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    const checkout = await squeezy.checkout({
      idVariant,
      idBrand,
      email: buyer.email,
      name: buyer.full_name,
      redirectUrl: `${services.environment.publicUrl}/brand/setting/payment`,
      locale: language.slice(0, 2),
    })
    if (!checkout) throw new Refusal('PROVIDER_DOWN')
    return { data: { attributes: { url: checkout.url } } }
  }),

  implement(readLemonSubscription, async ({ db, idBrand, services }) => {
    const squeezy = services.payments.lemonSqueezy
    if (!squeezy) throw new Refusal('PROVIDER_OFF')
    const { source, externalId } = (await readSubscriptionOf(db, idBrand)).subscription
    if (source !== 'LEMON' || externalId === null) throw new Refusal('NOT_FOUND')
    const found = await squeezy.read(externalId)
    if (found === null) throw new Refusal('PROVIDER_DOWN')
    if (found === 'GONE') throw new Refusal('NOT_FOUND')
    const { status, renewsAt, endsAt, urls } = found
    return { status, renewsAt: renewsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null, urls }
  }),
]
