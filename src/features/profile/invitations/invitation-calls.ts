import type { AnswerOf } from '#contract/call.ts'
import {
  acceptInvitation,
  declineInvitation,
  joinByLink,
  listInvitations,
  readInvitation,
  readInvitationLogo,
} from '#contract/member.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { restBytes } from '#engine/rest/rest-bytes.ts'

export type Invitation = AnswerOf<typeof listInvitations>['_embedded']['invitations'][number]
export type LinkedInvitation = AnswerOf<typeof readInvitation>

export async function askInvitations(): Promise<Result<readonly Invitation[]>> {
  const result = await rest(listInvitations)
  return result.ok ? { ok: true, answer: result.answer._embedded.invitations } : result
}

/** The invitation of a link, mailed or for several people. */
export function askInvitation(token: string): Promise<Result<LinkedInvitation>> {
  return rest(readInvitation, { body: { token } })
}

/** The logo of its brand; NOT_FOUND where there is none. */
export function askInvitationLogo(token: string): Promise<Result<Blob>> {
  return restBytes(readInvitationLogo, { body: { token } })
}

export async function askAccept(
  id: number,
  token?: string,
): Promise<Result<AnswerOf<typeof acceptInvitation>>> {
  const result = await rest(acceptInvitation, {
    params: { id },
    body: token === undefined ? {} : { token },
  })
  if (result.ok) await loadBrands()
  return result
}

/** Joins the team of a link for several people. */
export async function askJoin(token: string): Promise<Result<AnswerOf<typeof joinByLink>>> {
  const result = await rest(joinByLink, { body: { token } })
  if (result.ok) await loadBrands()
  return result
}

/** Joining has succeeded even if the list of brands cannot be reloaded; the next screen loads it again. */
async function loadBrands(): Promise<void> {
  await import('#engine/store/brands.ts').then(
    ({ pullBrands }) => pullBrands(),
    () => {},
  )
}

export function askDecline(id: number): Promise<Result<AnswerOf<typeof declineInvitation>>> {
  return rest(declineInvitation, { params: { id } })
}
