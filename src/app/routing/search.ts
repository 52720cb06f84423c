/** Search params of the public pages. Read by hand: zod in the first load would cost every visitor 24 kB. */

export interface LoginSearch {
  readonly redirectUrl?: string
  readonly email?: string
}

export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return { ...localUrl(search.redirectUrl), ...text('email', search.email, 254) }
}

export interface CertSearch extends LoginSearch {
  readonly mode?: string
}

export function certSearch(search: Record<string, unknown>): CertSearch {
  return { ...loginSearch(search), ...text('mode', search.mode, 16) }
}

export interface InvitationSearch {
  /** Of the link in a mail that invites. */
  readonly invitation?: string
}

export function invitationSearch(search: Record<string, unknown>): InvitationSearch {
  return text('invitation', search.invitation, 100)
}

/** Only a path of this app: never a door to somebody else's site. */
function localUrl(candidate: unknown): { redirectUrl?: string } {
  return typeof candidate === 'string' && /^\/(?![/\\])/.test(candidate) && candidate.length < 2000
    ? { redirectUrl: candidate }
    : {}
}

function text(name: string, candidate: unknown, max: number): Record<string, string> {
  return typeof candidate === 'string' && candidate !== '' && candidate.length <= max
    ? { [name]: candidate }
    : {}
}
