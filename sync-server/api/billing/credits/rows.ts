import type { AnswerOf } from '#contract/call.ts'
import type { listInvites, pageCredits } from '#contract/credit.ts'
import type { Language } from '#model/language/languages.ts'
import { type InviteMilestone, inviteRewards } from '#model/money/credits.ts'
import type { listInvites as invitesOf } from './invites.ts'
import type { EventRow } from './queries.ts'
import { titleOf } from './words.ts'

type Credit = AnswerOf<typeof pageCredits>['_embedded']['credits'][number]

export function toCredit(row: EventRow, language: Language): Credit {
  return {
    idCredit: row.id,
    at: row.at.toISOString(),
    status: row.type,
    title: titleOf(language, row.type, row.ref_kind),
    description: row.description,
    credit: row.amount,
    balance: row.balance_after,
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}

type InviteRow = Awaited<ReturnType<typeof invitesOf>>[number]
type Invite = AnswerOf<typeof listInvites>['_embedded']['invites'][number]

export function toInvite({ side, joinedAt, refused, joined, paid }: InviteRow): Invite {
  return {
    side,
    joinedAt: joinedAt.toISOString(),
    refused: refused === 'OWN_ADDRESS' ? refused : null,
    joined: toReward('JOINED', joined),
    paid: toReward('PAID', paid),
  }
}

function toReward(milestone: InviteMilestone, reward: InviteRow['joined']): Invite['joined'] {
  return {
    state: reward === undefined ? 'NOT_YET' : reward.paid_at === null ? 'WAITING' : 'PAID',
    credit: inviteRewards[milestone],
    brandName: reward?.brandName ?? null,
  }
}
