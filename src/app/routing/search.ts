/**
 * Search parameters of the login screens. The parameters in this file are validated without zod, which would
 * add 24 kB to every first load.
 */

export interface LoginSearch {
  readonly redirectUrl?: string
  /** The provider to log in with, in either case. */
  readonly sns?: string
}

export function loginSearch(search: Record<string, unknown>): LoginSearch {
  return {
    ...localUrl(search.redirectUrl),
    ...text('sns', search.sns, 16),
  }
}

export interface CertSearch extends LoginSearch {
  readonly mode?: string
}

export function certSearch(search: Record<string, unknown>): CertSearch {
  return { ...loginSearch(search), ...text('mode', search.mode, 16) }
}

/** Accepts only paths of this app, to rule out an open redirect. Browsers leave tabs and line breaks out of an address. */
function localUrl(candidate: unknown): { redirectUrl?: string } {
  return typeof candidate === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(candidate) && candidate.length < 2000
    ? { redirectUrl: candidate }
    : {}
}

function text(name: string, candidate: unknown, max: number): Record<string, string> {
  return typeof candidate === 'string' && candidate !== '' && candidate.length <= max
    ? { [name]: candidate }
    : {}
}
