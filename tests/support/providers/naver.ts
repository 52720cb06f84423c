import type { Routes, World } from './code-providers.ts'

export function naverRoutes({ who, manners, left, codes, urlOf }: World): Routes {
  return {
    'GET /oauth2.0/authorize': ({ url }) => {
      const refused = { error: 'access_denied', error_description: 'Canceled By User' }
      return { to: codes.leadBack(url.searchParams, manners.deny ? refused : null) }
    },
    'POST /oauth2.0/token': ({ form }) => {
      if (form.get('grant_type') === 'delete') {
        const isOurs =
          form.get('client_secret') === 'naver-secret' && form.get('service_provider') === 'NAVER'
        if (!isOurs || form.get('access_token') !== 'naver-token') {
          return { status: 200, body: { error: 'invalid_request', error_description: 'no token' } }
        }
        left.push(`NAVER ${who.id}`)
        return { status: 200, body: { access_token: 'naver-token', result: 'success' } }
      }
      const isKnown = form.get('client_secret') === 'naver-secret' && form.get('state') !== null
      if (!codes.take(form) || !isKnown) {
        const error_description = 'no valid data in session'
        return { status: 200, body: { error: 'invalid_request', error_description } }
      }
      return {
        status: 200,
        body: {
          access_token: 'naver-token',
          refresh_token: 'naver-refresh',
          token_type: 'bearer',
          expires_in: '3600',
        },
      }
    },
    'GET /v1/nid/me': ({ bearer }) =>
      bearer === 'naver-token'
        ? {
            status: 200,
            body: {
              resultcode: '00',
              message: 'success',
              response: {
                id: `naver-${who.id}`,
                ...(who.email !== null && { email: who.email }),
                ...(who.name !== null && { nickname: who.name, name: who.name }),
                ...(who.picture !== null && { profile_image: `${urlOf()}${who.picture}` }),
              },
            },
          }
        : { status: 401, body: { resultcode: '024', message: 'Authentication failed' } },
  }
}
