import {
  changePassword,
  changeProfile,
  closeDevice,
  listDevices,
  readMe,
  subscribeEmail,
  withdraw,
} from '#contract/me.ts'
import { removePortrait } from '#server/api/files/profile-image.ts'
import { listing } from '#server/api/listing.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closeSessionOf } from '#server/http/tokens.ts'
import { sayLoggedOut } from '../end-sessions.ts'
import { listMyDevices } from './devices.ts'
import { changeMyPassword } from './password.ts'
import { changeMyProfile, readProfile, setEmailConsent } from './queries.ts'
import { withdrawMe } from './withdrawal.ts'

export const meRoutes: readonly Implementation[] = [
  implement(readMe, ({ db, account }) => readProfile(db, account.id)),

  implement(changeProfile, async (context, { body }) => {
    const { db, account, services } = context
    const before = await readProfile(db, account.id)
    await changeMyProfile(db, account.id, body)
    const after = await readProfile(db, account.id)
    if (after.image !== before.image) {
      context.afterwards(() => void removePortrait(services, account.id, before.image))
    }
    return after
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
