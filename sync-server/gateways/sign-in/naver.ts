import { z } from 'zod'
import type { OauthAppWithApi } from '#server/environment/environment.ts'
import { isThisMachine } from '#server/environment/this-machine.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import type { OutsideAnswer } from '../outside.ts'
import { openOauth } from './oauth.ts'
import { optionalText, toPerson } from './person.ts'
import { readJson, safeWord } from './provider-answers.ts'
import type { Provider } from './sign-in.ts'

const found = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    // Apps registered before May 2021 get numbers.
    id: z.union([z.string().min(1).max(64), z.number().int().positive().transform(String)]),
    email: optionalText,
    nickname: optionalText,
    name: optionalText,
    profile_image: optionalText,
  }),
})

/** Plain OAuth: no ID token, no documented PKCE. Naver does not say whether an e-mail is verified. */
export function openNaver({ baseUrl, apiUrl, ...keys }: OauthAppWithApi, log: Logger): Provider {
  const client = openOauth({
    provider: 'naver',
    keys,
    server: {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/oauth2.0/authorize`,
      token_endpoint: `${baseUrl}/oauth2.0/token`,
    },
    usesPkce: false,
    usesIdToken: false,
    exchangeParameters: ({ state }) => ({ state }),
    fixAnswer: failOnRefusal,
    log,
  })

  async function revoke(access_token: string): Promise<void> {
    const { clientId: client_id, clientSecret: client_secret } = keys
    const form = { grant_type: 'delete', client_id, client_secret, access_token, service_provider: 'NAVER' }
    const { status, text } = await client.outside(
      new URL('/oauth2.0/token', baseUrl),
      { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      { method: 'POST', body: new URLSearchParams(form).toString() },
    )
    const { result, error } = readJson(text)
    if (result === 'success') return
    throw new Refusal('PROVIDER_DOWN', { cause: new Error(`naver at revoke: ${status} ${safeWord(error)}`) })
  }

  return {
    pictureOrigins: isThisMachine(new URL(apiUrl).hostname)
      ? [new URL(apiUrl).origin]
      : ['https://phinf.pstatic.net', 'https://ssl.pstatic.net'],
    authorizationUrl: client.authorizationUrl,
    async exchangeCode(request, code) {
      const { access_token } = await client.exchange(request, code)
      const url = new URL('/v1/nid/me', apiUrl)
      const { status, text } = await client.outside(url, { authorization: `Bearer ${access_token}` })
      const said = readJson(text)
      const read = found.safeParse(said)
      if (!read.success) throw client.fail('user', `${status} ${safeWord(said.resultcode)}`)
      const { id, email, nickname, name, profile_image } = read.data.response
      const person = toPerson({
        subject: id,
        email,
        emailVerified: false,
        name: name ?? nickname,
        image: profile_image,
      })
      return { person, token: access_token }
    },
    unlink: null,
    revoke,
  }
}

/** Naver answers 200 for a code that it refuses; this makes it a 400. */
function failOnRefusal(answer: OutsideAnswer): OutsideAnswer {
  const isRefusal = answer.status === 200 && readJson(answer.text).error !== undefined
  return isRefusal ? { ...answer, status: 400 } : answer
}
