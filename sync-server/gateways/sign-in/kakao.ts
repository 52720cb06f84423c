import { z } from 'zod'
import type { KakaoApp } from '#server/environment/environment.ts'
import { isThisMachine } from '#server/environment/this-machine.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { openOauth } from './oauth.ts'
import { optionalText, toPerson } from './person.ts'
import { readJson, safeWord } from './provider-answers.ts'
import type { Provider } from './sign-in.ts'

const isSo = z.boolean().optional().catch(undefined)

const user = z.object({
  id: z.number().int().positive(),
  kakao_account: z
    .object({
      email: optionalText,
      is_email_valid: isSo,
      is_email_verified: isSo,
      profile: z
        .object({ nickname: optionalText, profile_image_url: optionalText, is_default_image: isSo })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})

/** Kakao's error code for a person who is not linked to the app any more. */
const notJoined = -101

/**
 * OpenID Connect for the identity, and Kakao's own API for the e-mail, because the ID token does not say whether it is
 * verified.
 */
export function openKakao({ adminKey, baseUrl, apiUrl, ...keys }: KakaoApp, log: Logger): Provider {
  const server = new URL(baseUrl)
  const client = openOauth({
    provider: 'kakao',
    keys,
    server,
    // Without `openid` no ID token is issued. Kakao separates scopes by commas.
    parameters: { scope: 'openid,account_email,profile_nickname,profile_image' },
    usesPkce: true,
    usesIdToken: true,
    log,
  })

  async function ask(accessToken: string) {
    const url = new URL('/v2/user/me?secure_resource=true', apiUrl)
    const { status, text } = await client.outside(url, { authorization: `Bearer ${accessToken}` })
    const said = readJson(text)
    if (status !== 200) throw client.fail('user', `${status} ${safeWord(said.code)}`)
    const read = user.safeParse(said)
    if (!read.success) throw client.fail('user', 'unreadable')
    return read.data
  }

  async function unlink(authorization: string, target: Readonly<Record<string, string>> = {}): Promise<void> {
    const { status, text } = await client.outside(
      new URL('/v1/user/unlink', apiUrl),
      { authorization, 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      { method: 'POST', body: new URLSearchParams(target).toString() },
    )
    if (status === 200 || readJson(text).code === notJoined) return
    throw new Refusal('PROVIDER_DOWN', { cause: new Error(`kakao at unlink: ${status}`) })
  }

  return {
    pictureOrigins: isThisMachine(server.hostname)
      ? [new URL(apiUrl).origin]
      : ['https://k.kakaocdn.net', 'https://p.kakaocdn.net', 'https://img1.kakaocdn.net'],
    authorizationUrl: client.authorizationUrl,
    async exchangeCode(request, code) {
      const tokens = await client.exchange(request, code)
      const { id, kakao_account: account } = await ask(tokens.access_token)
      const subject = String(id)
      if (tokens.claims()?.sub !== subject) throw client.fail('user', 'another_person')
      const { profile } = account ?? {}
      const person = toPerson({
        subject,
        email: account?.email,
        emailVerified: account?.is_email_valid === true && account.is_email_verified === true,
        name: profile?.nickname,
        image: profile?.is_default_image ? null : profile?.profile_image_url,
      })
      return { person, token: adminKey === null ? tokens.access_token : null }
    },
    unlink:
      adminKey === null
        ? null
        : (subject) => unlink(`KakaoAK ${adminKey}`, { target_id_type: 'user_id', target_id: subject }),
    revoke: (token) => unlink(`Bearer ${token}`),
  }
}
