import type { AnswerOf } from '#contract/call.ts'
import type { listDevices } from '#contract/me.ts'
import type { CallContext } from '#server/http/context.ts'
import { listSessions } from '#server/http/tokens.ts'
import { deviceNameOf } from '#server/relay/sockets/device-name.ts'

type Device = AnswerOf<typeof listDevices>['_embedded']['devices'][number]

/** Every login that is not over. Nothing of its token is told. */
export async function listMyDevices({ db, session }: CallContext): Promise<Device[]> {
  const rows = await listSessions(db, session.account.id)
  return rows.map(({ id, token_hash, user_agent, created_at, last_seen_at }) => ({
    idDevice: id,
    name: deviceNameOf(user_agent),
    signedInAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    isThisOne: token_hash.equals(session.tokenHash),
  }))
}
