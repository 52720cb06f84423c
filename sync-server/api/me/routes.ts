import {
  changePassword,
  changeProfile,
  closeDevice,
  listDevices,
  readMe,
  subscribeEmail,
  withdraw,
} from '#contract/me.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closeSessionOf } from '#server/http/tokens.ts'
import { sayLoggedOut } from '../end-sessions.ts'
import { listing } from '../pages.ts'
import { listMyDevices } from './devices.ts'
import { changeMyPassword } from './password.ts'
import { changeMyProfile, readProfile, setEmailConsent } from './queries.ts'
import { withdrawMe } from './withdrawal.ts'

export const meRoutes: readonly Implementation[] = [
  implement(readMe, ({ db, account }) => readProfile(db, account.id)),

  implement(changeProfile, async ({ db, account }, { body }) => {
    await changeMyProfile(db, account.id, body)
    return readProfile(db, account.id)
  }),

  implement(changePassword, async (context, { body }) => {
    await changeMyPassword(context, body)
    return {}
  }),

  implement(subscribeEmail, ({ db, account }, { body }) => setEmailConsent(db, account.id, body.active)),

  implement(withdraw, async (context, { body }) => {
    await withdrawMe(context, body)
    return {}
  }),

  implement(listDevices, async (context) => listing('devices', await listMyDevices(context))),

  implement(closeDevice, async (context, { params }) => {
    const closed = await closeSessionOf(context.db, context.account.id, params.id)
    if (closed === null) throw new Refusal('NOT_FOUND')
    sayLoggedOut(context, closed)
    return {}
  }),
]
