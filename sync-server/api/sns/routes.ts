import { connectFacebook, connectInstagram, disconnectSnsAccount, listSnsAccounts } from '#contract/sns.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { connectAccounts } from './connect.ts'
import { cutDue } from './cut-due.ts'
import { listAccounts, removeAccount } from './queries.ts'
import { toAccounts } from './rows.ts'

export const snsRoutes: readonly Implementation[] = [
  implement(listSnsAccounts, answer),

  implement(connectFacebook, async (context, { body }) => {
    await connectAccounts(context, 'FACEBOOK', body)
    return answer(context)
  }),

  implement(connectInstagram, async (context, { body }) => {
    await connectAccounts(context, 'INSTAGRAM', body)
    return answer(context)
  }),

  implement(disconnectSnsAccount, async (context, { params: { id } }) => {
    const { db, idBrand, services } = context
    if (!(await removeAccount(db, idBrand, id))) throw new Refusal('NOT_FOUND')
    context.afterwards(() => {
      // What fails is tried again by the cron task that also calls `cutDue`.
      cutDue(db, services).catch((err: unknown) => {
        services.log.warn({ err }, 'the access to an account of a brand could not be withdrawn')
      })
    })
    return answer(context)
  }),
]

async function answer({ db, idBrand, services }: CallContext) {
  return toAccounts(await listAccounts(db, idBrand), services.sns)
}
