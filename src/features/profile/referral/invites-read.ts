import type { AnswerOf } from '#contract/call.ts'
import { listInvites } from '#contract/credit.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'

export type Invite = AnswerOf<typeof listInvites>['_embedded']['invites'][number]

export const invitesRead = cachedRead({ call: listInvites, scope: 'account', maxAge: 0 })
