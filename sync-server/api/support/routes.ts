import { sendTicket } from '#contract/support.ts'
import { checkVisitor } from '#server/http/captcha-cookie.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { hasTicket, insertTicket } from './queries.ts'

export const supportRoutes: readonly Implementation[] = [
  implement(sendTicket, async (context, { body: { key, ...asked } }) => {
    const { caller, language } = context
    if (caller.kind === 'visitor') await checkVisitor(context)
    // One whose answer was lost is sent again, and counts once.
    if (!(await hasTicket(context.db, key))) await context.countQuestion()
    const idAccount = caller.kind === 'account' ? caller.account.id : null
    const row = { ...asked, client_key: key, account_id: idAccount, language }
    const { id, created_at } = await context.transact((db) => insertTicket(db, row))
    return { idTicket: id, createdAt: created_at.toISOString() }
  }),
]
