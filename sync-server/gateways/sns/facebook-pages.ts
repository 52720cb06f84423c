import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { OauthAppWithApi } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import type { OutsideAnswer, Sending } from '../outside.ts'
import { openOauth } from '../sign-in/oauth.ts'
import { optionalText } from '../sign-in/person.ts'
import { readJson } from '../sign-in/provider-answers.ts'
import { watchUsage } from './app-usage.ts'
import { inOwnWords, isWithdrawn, pictureOriginOf, readToken, unwrapError, wordOfAnswer } from './meta.ts'
import { namedProfile } from './profile.ts'
import type { SnsProvider, SnsToken } from './sns.ts'

const version = 'v24.0'
/** Enough to name Pages; nothing is published. */
const permission = 'pages_show_list'

const id = z.string().regex(/^\d{1,40}$/)
const page = z.object({
  id,
  name: optionalText,
  picture: z
    .object({ data: z.object({ url: optionalText }) })
    .optional()
    .catch(undefined),
})
const person = z.object({ id, accounts: z.object({ data: z.array(page) }).optional() })

/** The Pages of a person, by a user token. Tokens of Pages are not asked for, because a name and a picture need none. */
export function openFacebookPages({ baseUrl, apiUrl, ...keys }: OauthAppWithApi, log: Logger): SnsProvider {
  const usage = watchUsage()
  const client = openOauth({
    provider: 'facebook_pages',
    keys,
    server: {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/${version}/dialog/oauth`,
      token_endpoint: `${apiUrl}/${version}/oauth/access_token`,
    },
    parameters: { scope: permission },
    usesPkce: true,
    usesIdToken: false,
    fixAnswer: unwrapError,
    log,
  })

  /** `appsecret_proof` makes a stolen token useless without the app's secret. */
  async function graph(
    path: string,
    token: string,
    query: Readonly<Record<string, string>> = {},
    sending?: Sending,
  ): Promise<OutsideAnswer> {
    const url = new URL(`/${version}/${path}`, apiUrl)
    const proof = createHmac('sha256', keys.clientSecret).update(token).digest('hex')
    url.search = new URLSearchParams({ ...query, access_token: token, appsecret_proof: proof }).toString()
    const answer = await client.outside(url, {}, sending)
    usage.note(answer)
    return answer
  }

  /** Of a token of hours one of 60 days; of one of these a later end, where Facebook grants it. */
  async function exchangeToken(token: string): Promise<SnsToken | null> {
    const answer = await graph('oauth/access_token', token, {
      grant_type: 'fb_exchange_token',
      client_id: keys.clientId,
      client_secret: keys.clientSecret,
      fb_exchange_token: token,
    })
    if (isWithdrawn(answer)) return null
    return readToken(answer) ?? Promise.reject(client.fail('exchange', wordOfAnswer(answer)))
  }

  async function readPages(token: string) {
    const answer = await graph('me', token, { fields: 'id,accounts.limit(100){id,name,picture}' })
    if (isWithdrawn(answer)) return null
    const read = person.safeParse(readJson(answer.text))
    if (answer.status !== 200 || !read.success) throw client.fail('pages', wordOfAnswer(answer))
    const { id: owner, accounts } = read.data
    const profiles = (accounts?.data ?? []).map(({ id: subject, name, picture }) =>
      namedProfile({ subject, name, image: picture?.data.url }),
    )
    return { owner, profiles }
  }

  async function exchangeCode(...[request, code]: Parameters<SnsProvider['exchangeCode']>) {
    const { access_token } = await client.exchange(request, code)
    return (await exchangeToken(access_token)) ?? Promise.reject(client.fail('exchange', 'withdrawn'))
  }

  return {
    pictureOrigin: pictureOriginOf(apiUrl),
    authorizationUrl: (request) => inOwnWords(client.authorizationUrl(request)),
    exchangeCode: (request, code) => inOwnWords(exchangeCode(request, code)),
    read: (token) => inOwnWords(readPages(token)),
    refresh: (token) => inOwnWords(exchangeToken(token)),
    isBusy: () => usage.isHigh(),
    // This permission alone: the same app may sign people in.
    async revoke(owner) {
      const path = `${encodeURIComponent(owner)}/permissions/${permission}`
      const answer = await graph(path, `${keys.clientId}|${keys.clientSecret}`, {}, { method: 'DELETE' })
      if (answer.status !== 200)
        throw new Refusal('PROVIDER_DOWN', {
          cause: new Error(`facebook_pages at revoke: ${wordOfAnswer(answer)}`),
        })
    },
  }
}
