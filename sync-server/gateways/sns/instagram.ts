import { z } from 'zod'
import type { InstagramApp } from '#server/environment/environment.ts'
import type { Logger } from '#server/logging.ts'
import type { OutsideAnswer } from '../outside.ts'
import { openOauth } from '../sign-in/oauth.ts'
import { optionalText } from '../sign-in/person.ts'
import { readJson } from '../sign-in/provider-answers.ts'
import { watchUsage } from './app-usage.ts'
import { inOwnWords, isWithdrawn, pictureOriginOf, readToken, unwrapError, wordOfAnswer } from './meta.ts'
import { namedProfile } from './profile.ts'
import type { SnsAccess, SnsProvider, SnsToken } from './sns.ts'

// Ids are read from here as text: the number in the token's answer is larger than what JSON keeps exactly.
const professional = z.object({
  /** Of the person at this app, as Meta's webhooks name it. */
  id: z
    .string()
    .regex(/^\d{1,40}$/)
    .optional()
    .catch(undefined),
  user_id: z.string().regex(/^\d{1,40}$/),
  username: optionalText,
  profile_picture_url: optionalText,
})

/** Instagram API with Instagram Login: professional accounts alone, without a Facebook Page. */
export function openInstagram(
  { baseUrl, apiUrl, graphUrl, ...keys }: InstagramApp,
  log: Logger,
): SnsProvider {
  const usage = watchUsage()
  const client = openOauth({
    provider: 'instagram',
    keys,
    server: {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/oauth/authorize`,
      token_endpoint: `${apiUrl}/oauth/access_token`,
    },
    parameters: { scope: 'instagram_business_basic' },
    usesPkce: false,
    usesIdToken: false,
    fixAnswer: toStandard,
    log,
  })

  async function graph(path: string, query: Readonly<Record<string, string>>): Promise<OutsideAnswer> {
    const url = new URL(path, graphUrl)
    url.search = new URLSearchParams(query).toString()
    const answer = await client.outside(url)
    usage.note(answer)
    return answer
  }

  async function askToken(path: string, query: Readonly<Record<string, string>>): Promise<SnsToken | null> {
    const answer = await graph(path, query)
    if (isWithdrawn(answer)) return null
    return readToken(answer) ?? Promise.reject(client.fail('token', wordOfAnswer(answer)))
  }

  async function readAccount(token: string): Promise<SnsAccess | null> {
    const answer = await graph('/me', {
      fields: 'id,user_id,username,profile_picture_url',
      access_token: token,
    })
    if (isWithdrawn(answer)) return null
    const read = professional.safeParse(readJson(answer.text))
    if (answer.status !== 200 || !read.success) throw client.fail('account', wordOfAnswer(answer))
    const { id: owner, user_id: subject, username: name, profile_picture_url: image } = read.data
    return { owner: owner ?? subject, profiles: [namedProfile({ subject, name, image })] }
  }

  async function exchangeCode(...[request, code]: Parameters<SnsProvider['exchangeCode']>) {
    // A browser may hand on the fragment that Instagram adds.
    const { access_token } = await client.exchange(request, code.replace(/#_$/, ''))
    const query = { grant_type: 'ig_exchange_token', client_secret: keys.clientSecret, access_token }
    return (await askToken('/access_token', query)) ?? Promise.reject(client.fail('token', 'withdrawn'))
  }

  return {
    pictureOrigin: pictureOriginOf(graphUrl),
    authorizationUrl: (request) => inOwnWords(client.authorizationUrl(request)),
    exchangeCode: (request, code) => inOwnWords(exchangeCode(request, code)),
    read: (token) => inOwnWords(readAccount(token)),
    refresh: (token) =>
      inOwnWords(askToken('/refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token })),
    isBusy: () => usage.isHigh(),
    revoke: null,
  }
}

/** Instagram answers a token as `{access_token}` or `{data: [{access_token}]}`, in neither with its type. */
function toStandard(answer: OutsideAnswer): OutsideAnswer {
  const said = readJson(answer.text)
  const first: unknown = Array.isArray(said.data) ? said.data[0] : said
  const token: unknown =
    typeof first === 'object' && first !== null ? Reflect.get(first, 'access_token') : null
  if (answer.status !== 200 || typeof token !== 'string') return unwrapError(answer)
  return { ...answer, text: JSON.stringify({ access_token: token, token_type: 'bearer' }) }
}
