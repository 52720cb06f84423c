import type { AnswerOf } from '#contract/call.ts'
import type {
  acceptInvitation,
  declineInvitation,
  listInvitations,
  readInvitation,
} from '#contract/member.ts'
import { ask } from '#device/rest/ask.ts'
import type { Result } from '#device/rest/rest.ts'

export type Invitation = AnswerOf<typeof listInvitations>['_embedded']['invitations'][number]
export type LinkedInvitation = AnswerOf<typeof readInvitation>

const load = () => Promise.all([import('#device/rest/rest.ts'), import('#contract/member.ts')])

export function askInvitations(): Promise<Result<readonly Invitation[]>> {
  return ask(async () => {
    const [{ rest }, { listInvitations }] = await load()
    const result = await rest(listInvitations)
    return result.ok ? { ok: true, answer: result.answer._embedded.invitations } : result
  })
}

/** What the link of a mail is about. */
export function askInvitation(token: string): Promise<Result<LinkedInvitation>> {
  return ask(async () => {
    const [{ rest }, { readInvitation }] = await load()
    return rest(readInvitation, { body: { token } })
  })
}

export function askAccept(id: number, token?: string): Promise<Result<AnswerOf<typeof acceptInvitation>>> {
  return ask(async () => {
    const [{ rest }, { acceptInvitation }] = await load()
    const result = await rest(acceptInvitation, {
      params: { id },
      body: token === undefined ? {} : { token },
    })
    // The list of brands is not what was asked for: it comes again with the next screen.
    if (result.ok)
      await import('#device/store/brands.ts').then(
        ({ pullBrands }) => pullBrands(),
        () => {},
      )
    return result
  })
}

export function askDecline(id: number): Promise<Result<AnswerOf<typeof declineInvitation>>> {
  return ask(async () => {
    const [{ rest }, { declineInvitation }] = await load()
    return rest(declineInvitation, { params: { id } })
  })
}
