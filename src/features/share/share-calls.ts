import type { AnswerOf, InputOf } from '#contract/call.ts'
import { createShare, listShares, revokeShare } from '#contract/share.ts'
import { currentSession } from '#engine/identity/session.ts'
import { cachedRead, targetOf } from '#engine/reads/cached-read.ts'

export type Share = AnswerOf<typeof listShares>['_embedded']['shares'][number]
export type SharePart = NewShare['part']
type Body = InputOf<typeof createShare>['body']
/** Guards are left out where the link has none. */
export type NewShare = Required<Omit<Body, 'endsAt' | 'password'>> & Pick<Body, 'endsAt' | 'password'>
export type StrategyPart = NonNullable<NewShare['strategy']>[number]

export const strategyParts: readonly StrategyPart[] = ['KEYWORDS', 'VOICE', 'PERSONAS']

/** false: a part of a newer release, from a list that the server or an earlier visit brought. */
export function isPart(part: string): part is SharePart {
  return part === 'ALL' || part === 'CORE' || part === 'VISUAL'
}

/** The open share links of a brand, newest first. */
export const sharesRead = cachedRead({ call: listShares, scope: 'brand', maxAge: 0 })

/**
 * The caller makes the idempotency key when the button is pressed, so that a repeated request creates one
 * link.
 */
export async function askNewShare(idBrand: number, body: NewShare, idempotencyKey: string) {
  const { rest } = await import('#engine/rest/rest.ts')
  return rest(createShare, { body }, { idBrand, idempotencyKey })
}

export async function askRevoke(idBrand: number, idShare: number) {
  const { rest } = await import('#engine/rest/rest.ts')
  return rest(revokeShare, { params: { idShare } }, { idBrand })
}

/** Changes the stored list by what was created or revoked. */
export async function changeShares(idBrand: number, shares: readonly Share[]): Promise<void> {
  const target = targetOf(sharesRead, currentSession()?.idAccount ?? null, idBrand)
  if (!target) return
  const { changeStored } = await import('#engine/reads/refresh.ts')
  await changeStored(target, { _embedded: { shares: [...shares] } })
}
