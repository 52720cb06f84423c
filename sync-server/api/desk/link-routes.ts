import { listPaymentLinks, makePaymentLink, withdrawPaymentLink } from '#contract/operator-money.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { maskEmail } from '#server/http/mask-email.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listDeskLinks, makeDeskLink, withdrawDeskLink } from '../billing/links/queries.ts'
import { noteAct } from '../tasks/acts/queries.ts'
import { mailPaymentLink } from './link-mail.ts'

/** Links by which others pay for a brand, as operators make and withdraw them. */
export const deskLinkRoutes: readonly Implementation[] = [
  implement(listPaymentLinks, async (context, { params }) =>
    listing('links', await list(context, params.idBrand)),
  ),

  implement(makePaymentLink, async (context, { params: { idBrand }, body }) => {
    if (!context.services.payments.forNewCards) throw new Refusal('PROVIDER_OFF')
    const { id, brandName } = await context.transact(async (db) => {
      const link = await makeDeskLink(db, context.services.payments, {
        ...body,
        idBrand,
        staff: context.account.id,
      })
      const details = `${maskEmail(body.email)} ${link.plan_key} ${link.period_type} ${link.amount}`
      await noteAct(db, context.account, 'MAKE_LINK', { brand: idBrand }, details)
      return { id: link.id, brandName: await readBrandName(db, idBrand) }
    })
    const link = await find(context, idBrand, id)
    await mailPaymentLink(context, link, brandName)
    return link
  }),

  implement(withdrawPaymentLink, async (context, { params: { idBrand, idPaymentLink } }) => {
    await context.transact(async (db) => {
      await withdrawDeskLink(db, idBrand, idPaymentLink)
      await noteAct(db, context.account, 'WITHDRAW_LINK', { brand: idBrand })
    })
    return find(context, idBrand, idPaymentLink)
  }),
]

const list = ({ db, services }: CallContext, idBrand: number) =>
  listDeskLinks(db, idBrand, services.environment.publicUrl)

async function find(context: CallContext, idBrand: number, id: string) {
  const link = (await list(context, idBrand)).find(({ idPaymentLink }) => idPaymentLink === id)
  if (!link) throw new Refusal('NOT_FOUND')
  return link
}

async function readBrandName(db: CallContext['db'], idBrand: number): Promise<string> {
  const brand = await db.selectFrom('brand').select('name').where('id', '=', idBrand).executeTakeFirst()
  return brand?.name ?? ''
}
