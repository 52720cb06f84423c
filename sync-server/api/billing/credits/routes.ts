import { listCreditPlans, listInvites, pageCredits, readCredit } from '#contract/credit.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { listInvites as invitesOf } from './invites.ts'
import { listSpendable, pageEvents, listCreditPlans as plansOnSale } from './queries.ts'
import { toCredit, toInvite } from './rows.ts'
import { kindsLike } from './words.ts'

export const creditRoutes: readonly Implementation[] = [
  implement(readCredit, async ({ db, idBrand }) => {
    const lots = await listSpendable(db, idBrand, new Date())
    return {
      credit: lots.reduce((sum, { rest }) => sum + rest, 0),
      lots: lots.map(({ type, rest, expiresAt }) => ({
        type,
        credit: rest,
        expiresAt: new Date(expiresAt).toISOString(),
      })),
    }
  }),

  implement(pageCredits, async ({ db, idBrand, language }, { query }) => {
    const { page, size } = query
    const text = query.query?.trim()
    const kinds = text ? kindsLike(language, text) : []
    const { rows, count } = await pageEvents(db, idBrand, { ...query, query: text, kinds })
    return {
      ...listing(
        'credits',
        rows.map((row) => toCredit(row, language)),
      ),
      page: { number: page, size, totalPages: Math.ceil(count / size) },
    }
  }),

  implement(listCreditPlans, async ({ db }) => {
    const plans = await plansOnSale(db)
    return listing(
      'creditPlans',
      plans.map(({ id, ...plan }) => ({ idCreditPlan: id, ...plan })),
    )
  }),

  implement(listInvites, async ({ db, account }) =>
    listing('invites', (await invitesOf(db, account.id)).map(toInvite)),
  ),
]
