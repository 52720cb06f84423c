import type { Failure } from '#device/rest/rest.ts'

/** The server answered no address of a page that somebody may be sent to. */
export const noHostedPage: Failure = {
  ok: false,
  code: 'PROVIDER_DOWN',
  message: '',
  status: 0,
  details: [],
}
