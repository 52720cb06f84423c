import {
  changePassword,
  changeProfile,
  closeDevice,
  listDevices,
  pageSecurityEvents,
  readChatMember,
  readMe,
  subscribeEmail,
  withdraw,
} from '#contract/me.ts'
import { removePortrait } from '#server/api/files/profile-image.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closeSessionOf, listSessions } from '#server/http/tokens.ts'
import { deviceNameOf } from '#server/relay/sockets/device-name.ts'
import { listSecurityEvents, noteSecurityEvent } from '../security-events.ts'
import { closeSessionSockets } from '../sessions.ts'
import { distrustBrowsers } from '../trusted-browser.ts'
import { changeMyPassword } from './password.ts'
import { changeMyProfile, readProfile, setEmailConsent } from './queries.ts'
import { withdrawMe } from './withdrawal.ts'

export const meRoutes: readonly Implementation[] = [
  implement(readMe, ({ db, account }) => readProfile(db, account.id)),

  implement(readChatMember, async ({ account, services: { chat } }) => {
    if (chat.pluginKey === null) throw new Refusal('PROVIDER_OFF')
    const memberId = String(account.id)
    return { memberId, memberHash: chat.hashOf(memberId) }
  }),

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

  implement(listDevices, async ({ db, session }) => {
    const rows = await listSessions(db, session.account.id)
    const devices = rows.map(({ id, token_hash, user_agent, created_at, last_seen_at }) => ({
      idDevice: id,
      name: deviceNameOf(user_agent),
      signedInAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
      isThisOne: token_hash.equals(session.tokenHash),
    }))
    return listing('devices', devices)
  }),

  implement(closeDevice, async (context, { params }) => {
    const { id } = context.account
    const closed = await context.transact(async (db) => {
      const hash = await closeSessionOf(db, id, params.id)
      if (hash !== null) {
        await distrustBrowsers(db, id)
        await noteSecurityEvent(db, id, { kind: 'DEVICE_ENDED' }, context)
      }
      return hash
    })
    if (closed === null) throw new Refusal('NOT_FOUND')
    closeSessionSockets(context, closed)
    return {}
  }),

  implement(pageSecurityEvents, async ({ db, account }, { query }) =>
    listing('events', await listSecurityEvents(db, account.id, query)),
  ),
]
