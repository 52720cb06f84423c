import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Routes, World } from './code-providers.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'kakao-1'

export function kakaoRoutes({ who, manners, left, codes, urlOf }: World): Routes {
  const denied = { error: 'access_denied', error_description: 'User denied access' }
  return {
    'GET /.well-known/openid-configuration': () => ({
      status: 200,
      body: {
        issuer: urlOf(),
        authorization_endpoint: `${urlOf()}/oauth/authorize`,
        token_endpoint: `${urlOf()}/oauth/token`,
        jwks_uri: `${urlOf()}/.well-known/jwks.json`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      },
    }),
    'GET /.well-known/jwks.json': () => ({
      status: 200,
      body: {
        keys: [{ ...createPublicKey(privateKey).export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
      },
    }),
    'GET /oauth/authorize': ({ url }) => ({
      to: codes.leadBack(url.searchParams, manners.deny ? denied : null),
    }),
    'POST /oauth/token': ({ form }) => {
      const given = codes.take(form)
      if (!given || form.get('client_secret') !== 'kakao-secret') {
        const error_description = 'authorization code not found'
        return { status: 400, body: { error: 'invalid_grant', error_description, error_code: 'KOE320' } }
      }
      const id_token = idToken({ iss: urlOf(), aud: 'kakao-app', sub: who.id, nonce: given.nonce })
      return {
        status: 200,
        body: {
          token_type: 'bearer',
          access_token: 'kakao-token',
          id_token,
          expires_in: 21_599,
          refresh_token: 'kakao-refresh',
          refresh_token_expires_in: 5_183_999,
          scope: 'openid account_email profile_nickname profile_image',
        },
      }
    },
    'GET /v2/user/me': ({ bearer }) => {
      if (bearer !== 'kakao-token') {
        return { status: 401, body: { msg: 'this access token does not exist', code: -401 } }
      }
      const picture = who.picture === null ? null : `${urlOf()}${who.picture}`
      return {
        status: 200,
        body: {
          id: Number(who.id),
          connected_at: '2026-11-01T00:00:00Z',
          kakao_account: {
            profile: {
              nickname: who.name,
              ...(picture !== null && { thumbnail_image_url: picture, profile_image_url: picture }),
              is_default_image: picture === null,
            },
            has_email: who.email !== null,
            email_needs_agreement: who.email === null,
            ...(who.email !== null && {
              is_email_valid: true,
              is_email_verified: who.isVerified,
              email: who.email,
            }),
          },
        },
      }
    },
    'POST /v1/user/unlink': ({ form, authorization }) => {
      if (authorization === 'Bearer kakao-token') {
        left.push(`KAKAO ${who.id}`)
        return { status: 200, body: { id: Number(who.id) } }
      }
      if (authorization !== 'KakaoAK kakao-admin') {
        return { status: 401, body: { msg: 'wrong appKey', code: -401 } }
      }
      const id = form.get('target_id') ?? ''
      if (left.includes(`KAKAO ${id}`)) {
        return { status: 400, body: { msg: 'NotRegisteredUserException', code: -101 } }
      }
      left.push(`KAKAO ${id}`)
      return { status: 200, body: { id: Number(id) } }
    },
  }
}

function idToken(claims: Readonly<Record<string, unknown>>): string {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = part({ alg: 'RS256', typ: 'JWT', kid })
  const signed = `${head}.${part({ ...claims, iat: now, exp: now + 21_599 })}`
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
}
