import type { AnswerOf, InputOf } from '#contract/call.ts'
import { createInviteLink, listInviteLinks, revokeInviteLink } from '#contract/member.ts'
import { type Result, rest } from '#engine/rest/rest.ts'

export type InviteLink = AnswerOf<typeof createInviteLink>
export type NewInviteLink = InputOf<typeof createInviteLink>['body']

/** Newest first, with those that have ended and without revoked ones. */
export async function askLinks(idBrand: number): Promise<Result<readonly InviteLink[]>> {
  const result = await rest(listInviteLinks, {}, { idBrand })
  return result.ok ? { ok: true, answer: result.answer._embedded.links } : result
}

/** The caller makes the idempotency key before the first attempt, so that a repeated request makes one link. */
export function askNewLink(
  idBrand: number,
  body: NewInviteLink,
  idempotencyKey: string,
): Promise<Result<InviteLink>> {
  return rest(createInviteLink, { body }, { idBrand, idempotencyKey })
}

export function askRevoke(idBrand: number, idLink: number): Promise<Result<unknown>> {
  return rest(revokeInviteLink, { params: { idLink } }, { idBrand })
}

/** Whether people can still join by it. `now` in epoch ms. */
export function isOpen({ uses, maxUses, expiresAt }: InviteLink, now: number): boolean {
  return uses < maxUses && Date.parse(expiresAt) > now
}
