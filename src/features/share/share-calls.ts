import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { createShare, listShares } from '#contract/share.ts'

export type Share = AnswerOf<typeof listShares>['_embedded']['shares'][number]
export type SharePart = Share['part']
export type NewShare = Required<InputOf<typeof createShare>['body']>

/** The client is imported on demand, because share links are listed, created and revoked online only. */
export async function askShares(idBrand: number) {
  const { rest, calls } = await load()
  return rest(calls.listShares, {}, { idBrand })
}

/**
 * The caller makes the idempotency key when the button is pressed, so that a repeated request creates one
 * link.
 */
export async function askNewShare(idBrand: number, body: NewShare, idempotencyKey: string) {
  const { rest, calls } = await load()
  return rest(calls.createShare, { body }, { idBrand, idempotencyKey })
}

export async function askRevoke(idBrand: number, idShare: number) {
  const { rest, calls } = await load()
  return rest(calls.revokeShare, { params: { idShare } }, { idBrand })
}

/** The URL of a link, on the origin of this page. */
export function addressOf({ url }: Pick<Share, 'url'>): string {
  const { pathname } = new URL(url, location.origin)
  return new URL(pathname, location.origin).href
}

async function load() {
  const [{ rest }, calls] = await Promise.all([import('#device/rest/rest.ts'), import('#contract/share.ts')])
  return { rest, calls }
}
