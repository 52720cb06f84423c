import { z } from 'zod'
import { isThisMachine, type OauthAppWithApi } from '#server/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import type { OutsideAnswer } from '../outside.ts'
import { openOauth } from './oauth.ts'
import { given, toPerson } from './person.ts'
import { plain, readJson } from './provider-answers.ts'
import type { Provider } from './sign-in.ts'

const found = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    // Apps of before May 2021 get numbers.
    id: z.union([z.string().min(1).max(64), z.number().int().positive().transform(String)]),
    email: given,
    nickname: given,
    name: given,
    profile_image: given,
  }),
})

/** OAuth alone: no ID token, no PKCE that is documented. It never says that an e-mail is verified. */
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
    mend: refuseWhatIsRefused,
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
    throw new Refusal('PROVIDER_DOWN', { cause: new Error(`naver at revoke: ${status} ${plain(error)}`) })
  }

  return {
    pictureOrigins: isThisMachine(new URL(apiUrl).hostname)
      ? [new URL(apiUrl).origin]
      : ['https://phinf.pstatic.net', 'https://ssl.pstatic.net'],
    address: client.address,
    async visit(round, code) {
      const { access_token } = await client.exchange(round, code)
      const url = new URL('/v1/nid/me', apiUrl)
      const { status, text } = await client.outside(url, { authorization: `Bearer ${access_token}` })
      const said = readJson(text)
      const read = found.safeParse(said)
      if (!read.success) throw client.fail('user', `${status} ${plain(said.resultcode)}`)
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
    cut: null,
    revoke,
  }
}

/** Naver says 200 to a code that it refuses. */
function refuseWhatIsRefused(answer: OutsideAnswer): OutsideAnswer {
  const isRefusal = answer.status === 200 && readJson(answer.text).error !== undefined
  return isRefusal ? { ...answer, status: 400 } : answer
}
