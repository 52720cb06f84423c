import type { Failure } from '#engine/rest/rest.ts'

/** The server answered no address of a page that the payer may be sent to. */
export const noHostedPage: Failure = {
  ok: false,
  code: 'PROVIDER_DOWN',
  message: '',
  status: 0,
  details: [],
}
