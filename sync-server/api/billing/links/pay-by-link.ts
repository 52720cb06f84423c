import type { Kysely } from 'kysely'
import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { payByLink, readPaymentLink } from '#contract/payment-link.ts'
import { readCardLabel } from '#model/money/cards.ts'
import { canBegin } from '#model/money/subscription.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { checkVisitor, needsCaptcha } from '#server/http/captcha-cookie.ts'
import type { CallContext } from '#server/http/context.ts'
import { maskEmail } from '#server/http/mask-email.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertCard, registerCard } from '../cards/cards.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { claimOrder, findByClientKey, refuseWhileOpen } from '../orders/claim-order.ts'
import {
  countRefusedCard,
  findPaymentLink,
  isSameEmail,
  isUsable,
  listOpenLinks,
  type PaymentLinkRow,
  takeLink,
} from '../orders/payment-links.ts'
import { type OrderRow, readOrder, readPaidAttempt } from '../orders/queries.ts'
import { itemOf } from '../orders/words.ts'
import { paymentServicesOf } from '../payment-services.ts'
import { toOutcome } from '../payments/rows.ts'
import { readForPurchase } from '../plans/for-purchase.ts'
import { cancelOpenChanges } from '../plans/open-changes.ts'
import { lockRoom, type PlanRow, readPlanOf, refuseWithoutRoom, toOffer } from '../plans/plan-rows.ts'
import { lockBrand, refuseWhilePaused } from '../queries.ts'
import { outcomeOf, quote } from '../subscriptions/subscribe.ts'

type Body = GivenOf<typeof payByLink>['body']
type Shown = AnswerOf<typeof readPaymentLink>

/** What a link is for. Rejects with NOT_FOUND where it cannot be used, unless `pid` or the key is that of its order. */
export async function showLink(
  context: CallContext,
  idPaymentLink: string,
  pid: string | undefined,
): Promise<Shown> {
  const { db, language, services, orderKey } = context
  const link = await findPaymentLink(db, idPaymentLink)
  if (!link) throw new Refusal('NOT_FOUND')
  const order =
    pid === undefined
      ? await findByClientKey(db, { brand: link.brand_id, clientKey: clientKeyOf(orderKey) })
      : await readOrder(db, link.brand_id, pid)
  const own = order?.payment_link === link.id ? order : null
  if (!own && !isUsable(link, new Date())) throw new Refusal('NOT_FOUND')
  const plan = await readPlanOf(db, link.plan_key)
  const brand = await db
    .selectFrom('brand')
    .select('name')
    .where('id', '=', link.brand_id)
    .executeTakeFirstOrThrow()
  return {
    idBrand: link.brand_id,
    brandName: brand.name ?? '',
    email: maskEmail(link.email),
    idPlan: plan.id,
    plan: plan.title,
    periodType: link.period_type,
    amount: link.amount,
    credits: toOffer(plan).credit,
    expiresAt: link.expires_at.toISOString(),
    sandbox: services.payments.forNewCards?.isSandbox ?? false,
    needsCaptcha: needsCaptcha(context),
    payment: own && { ...toOutcome(own, language), receipt: await receiptOf(db, own, link, plan) },
  }
}

/**
 * Pays by a new card. Rejects with NOT_FOUND where no link is for exactly this, or it cannot be used; with CONFLICT where the
 * brand has a plan or an open order by now, which leaves the link as it is.
 */
export async function pay(context: CallContext, body: Body): Promise<AnswerOf<typeof payByLink>> {
  const { db, language } = context
  const { idBrand } = body
  const clientKey = clientKeyOf(context.orderKey)
  const known = await findByClientKey(db, { brand: idBrand, clientKey })
  if (known) {
    await refuseAnother(db, known, body)
    return outcomeOf({ db, idBrand, language }, known.pid)
  }
  if (context.caller.kind === 'visitor') await checkVisitor(context)
  const services = paymentServicesOf(context)
  // Under the lock, so that an order of the link itself is no open order of another payer.
  const found = await context.transact(async (tx) => {
    await lockBrand(tx, idBrand)
    // The same request may have written its order since.
    const repeated = await findByClientKey(tx, { brand: idBrand, clientKey })
    if (repeated) {
      await refuseAnother(tx, repeated, body)
      return repeated.pid
    }
    const link = await findUsable(tx, body)
    const plan = await readPlanOf(tx, link.plan_key)
    await quoteOf(tx, services.payments, link, plan)
    return { link, plan }
  })
  if (typeof found === 'string') return outcomeOf({ db, idBrand, language }, found)
  const { link, plan } = found
  const { number, birth, cvc: _, ...rest } = body.payMethodReqBody
  const card = { ...rest, number, identity: birth }
  const tries = {
    count: () => context.countCard(link.id),
    async refused() {
      await countRefusedCard(db, link, services.now())
      await context.countCard(link.id).catch(() => {})
    },
  }
  const claimed = await registerCard(services, idBrand, card, tries, (issued) =>
    context.transact(async (tx) => {
      await lockBrand(tx, idBrand)
      const at = services.now()
      const repeated = await findByClientKey(tx, { brand: idBrand, clientKey })
      if (repeated) throw new Repeated(repeated.pid)
      if (!(await takeLink(tx, link, at))) throw new Refusal('NOT_FOUND')
      await lockRoom(tx, idBrand)
      const { snapshot, amount, isPlanOver } = await quoteOf(tx, services.payments, link, plan)
      if (isPlanOver) await cancelOpenChanges(tx, idBrand)
      const row = await insertCard(tx, services, idBrand, card, issued, true)
      const claim = await claimOrder(tx, {
        brand: idBrand,
        kind: 'LINK',
        lane: 'plan',
        snapshot,
        amount,
        account: null,
        clientKey,
        card: row,
        isSandbox: issued.gateway.isSandbox,
        paymentLink: link.id,
        at,
      })
      return { claim, row, order: { amount, name: itemOf('ko', snapshot) } }
    }),
  ).catch((error: unknown) => {
    if (error instanceof Repeated) return error.pid
    throw error
  })
  if (typeof claimed === 'string') return outcomeOf({ db, idBrand, language }, claimed)
  await sendCharge(services, claimed.claim, claimed.row, claimed.order)
  return outcomeOf({ db, idBrand, language }, claimed.claim.pid)
}

/** Apart from the keys of the brand's own people. */
const clientKeyOf = (orderKey: string | null) => (orderKey === null ? null : `link ${orderKey}`)

/** The same request came twice at once, and the other one has written its order. The card of this one is not needed. */
class Repeated extends Error {
  override readonly name = 'Repeated'
  readonly pid: string

  constructor(pid: string) {
    super('repeated')
    this.pid = pid
  }
}

async function findUsable(db: Kysely<DB>, body: Body): Promise<PaymentLinkRow> {
  const at = new Date()
  if (body.idPaymentLink !== undefined) {
    const link = await findPaymentLink(db, body.idPaymentLink)
    if (link && isUsable(link, at) && (await isFor(db, link, body))) return link
    throw new Refusal('NOT_FOUND')
  }
  const found: PaymentLinkRow[] = []
  for (const link of await listOpenLinks(db, body, at)) if (await isFor(db, link, body)) found.push(link)
  const [only, ...others] = found
  if (!only || others.length > 0) throw new Refusal('NOT_FOUND')
  return only
}

/** A key that was used for another link tells nothing of that. */
async function refuseAnother(db: Kysely<DB>, { payment_link }: OrderRow, body: Body): Promise<void> {
  const link = payment_link === null ? undefined : await findPaymentLink(db, payment_link)
  const isNamed = body.idPaymentLink === undefined || body.idPaymentLink === link?.id
  if (!link || !isNamed || !(await isFor(db, link, body))) throw new Refusal('NOT_FOUND')
}

async function isFor(db: Kysely<DB>, link: PaymentLinkRow, body: Body): Promise<boolean> {
  return (
    link.brand_id === body.idBrand &&
    link.period_type === body.periodType &&
    isSameEmail(link.email, body.email) &&
    (await readPlanOf(db, link.plan_key)).id === body.idPlan
  )
}

/**
 * What a link buys today, and whether after a plan that has ended. Rejects with CONFLICT where that is nothing, or costs
 * something else than the link says.
 */
export async function quoteOf(
  db: Kysely<DB>,
  payments: Pick<Payments, 'named' | 'lemonSqueezy'>,
  {
    brand_id: brand,
    period_type,
    amount: shown,
  }: Pick<PaymentLinkRow, 'brand_id' | 'period_type' | 'amount'>,
  plan: PlanRow,
): Promise<Awaited<ReturnType<typeof quote>> & { readonly isPlanOver: boolean }> {
  await refuseWhilePaused(db, brand)
  const subscription = await readForPurchase(db, payments, brand, seoulDayOf(Date.now()))
  if (!canBegin(subscription))
    throw new Refusal('CONFLICT', {
      wordsOf: 'ALREADY_SUBSCRIBED',
      reason: { name: 'ALREADY_SUBSCRIBED' },
    })
  const isPlanOver = subscription.phase === 'EXPIRED'
  await refuseWhileOpen(db, brand, 'plan', { isNamed: false, isPlanOver })
  const { snapshot, amount } = await quote(db, subscription, plan, period_type)
  if (amount !== shown)
    throw new Refusal('CONFLICT', { wordsOf: 'AMOUNT_CHANGED', reason: { name: 'AMOUNT_CHANGED', amount } })
  if (isPlanOver) await refuseWithoutRoom(db, brand, plan)
  return { snapshot, amount, isPlanOver }
}

/** null: it is not paid. */
async function receiptOf(
  db: Kysely<DB>,
  { pid, brand_id: brand, paid_at: paidAt, amount, vat, card }: OrderRow,
  { period_type: periodType }: PaymentLinkRow,
  { title: plan }: PlanRow,
) {
  if (paidAt === null) return null
  const attempt = await readPaidAttempt(db, brand, pid)
  return {
    pid,
    paidAt: paidAt.toISOString(),
    plan,
    periodType,
    amount,
    supply: amount - vat,
    vat,
    card: card === null ? null : readCardLabel(card),
    approveNo: attempt?.approve_no ?? null,
  }
}
