import { createHmac } from 'node:crypto'
import type { ProviderRequest, Routes, World } from './code-providers.ts'

const version = '/v24.0'
const failed = (code: number, message: string) => ({
  status: 400,
  body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1' } },
})

export function facebookRoutes({ who, manners, left, codes, urlOf }: World): Routes {
  return {
    [`GET ${version}/dialog/oauth`]: ({ url }) => {
      const refused = { error: 'access_denied', error_reason: 'user_denied', error_code: '200' }
      return { to: codes.leadBack(url.searchParams, manners.deny ? refused : null, '#_=_') }
    },
    [`POST ${version}/oauth/access_token`]: ({ form }) =>
      codes.take(form) && form.get('client_secret') === 'facebook-secret'
        ? {
            status: 200,
            body: { access_token: 'facebook-token', token_type: 'bearer', expires_in: 5_183_944 },
          }
        : failed(100, 'This authorization code has been used.'),
    [`GET ${version}/me`]: (asked) => {
      if (!isProven(asked, 'facebook-token')) return failed(190, 'Invalid OAuth access token.')
      return {
        status: 200,
        body: {
          id: who.id,
          ...(who.name !== null && { name: who.name }),
          ...(who.email !== null && { email: who.email }),
          picture: {
            data: {
              url: `${urlOf()}${who.picture ?? '/placeholder.png'}`,
              is_silhouette: who.picture === null,
            },
          },
        },
      }
    },
    [`DELETE ${version}/{id}/permissions`]: (asked) => {
      if (!isProven(asked, 'facebook-app|facebook-secret')) return failed(100, 'Invalid appsecret_proof')
      left.push(`FACEBOOK ${asked.url.pathname.split('/')[2]}`)
      return { status: 200, body: { success: true } }
    },
  }
}

/** A token without its proof is refused. */
function isProven({ url }: ProviderRequest, token: string): boolean {
  const proof = createHmac('sha256', 'facebook-secret').update(token).digest('hex')
  return url.searchParams.get('access_token') === token && url.searchParams.get('appsecret_proof') === proof
}
