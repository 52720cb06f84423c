import type { AnswerOf } from '#contract/call.ts'
import type { listSnsAccounts } from '#contract/sns.ts'
import type { Sns } from '#server/gateways/sns/sns.ts'
import { listing } from '#server/http/listing.ts'
import type { ListedAccount } from './queries.ts'

type Answer = AnswerOf<typeof listSnsAccounts>
type State = Answer['_embedded']['snsAccounts'][number]['state']

/** Days before the end of a token from which a person is asked to connect again. */
const expiringDays = 7
const dayMs = 24 * 60 * 60_000

export function toAccounts(rows: readonly ListedAccount[], sns: Pick<Sns, 'isOn'>): Answer {
  const now = Date.now()
  const accounts = rows.map((row) => ({
    id: row.id,
    type: row.type,
    name: row.name,
    image: row.picture && `data:image/webp;base64,${row.picture.toString('base64')}`,
    state: stateOf(row, now),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }))
  return {
    ...listing('snsAccounts', accounts),
    providers: { facebook: sns.isOn('FACEBOOK'), instagram: sns.isOn('INSTAGRAM') },
  }
}

/** `now` in epoch milliseconds. */
export function stateOf(
  { is_broken, expires_at }: Pick<ListedAccount, 'is_broken' | 'expires_at'>,
  now: number,
): State {
  const leftMs = expires_at === null ? Number.POSITIVE_INFINITY : expires_at.getTime() - now
  if (is_broken || leftMs <= 0) return 'BROKEN'
  return leftMs <= expiringDays * dayMs ? 'EXPIRING' : 'OK'
}
