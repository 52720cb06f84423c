import { createHmac } from 'node:crypto'
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

const version = 'v24.0'

const user = z.object({
  id: z.string().regex(/^\d{1,40}$/),
  name: optionalText,
  email: optionalText,
  picture: z
    .object({ data: z.object({ url: optionalText, is_silhouette: z.boolean().optional().catch(undefined) }) })
    .optional()
    .catch(undefined),
})

/** OAuth with PKCE. Facebook's user ids are per app, and it does not say whether an e-mail is verified. */
export function openFacebook({ baseUrl, apiUrl, ...keys }: OauthAppWithApi, log: Logger): Provider {
  const client = openOauth({
    provider: 'facebook',
    keys,
    server: {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/${version}/dialog/oauth`,
      token_endpoint: `${apiUrl}/${version}/oauth/access_token`,
    },
    parameters: { scope: 'email,public_profile' },
    usesPkce: true,
    usesIdToken: false,
    fixAnswer: unwrapError,
    log,
  })

  /** `appsecret_proof` makes a stolen token useless without the app's secret. */
  function graph(path: string, accessToken: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(`/${version}/${path}`, apiUrl)
    const proof = createHmac('sha256', keys.clientSecret).update(accessToken).digest('hex')
    const params = { ...query, access_token: accessToken, appsecret_proof: proof }
    url.search = new URLSearchParams(params).toString()
    return url
  }

  async function removePermissions(subject: string): Promise<void> {
    const url = graph(`${encodeURIComponent(subject)}/permissions`, `${keys.clientId}|${keys.clientSecret}`)
    const { status } = await client.outside(url, {}, { method: 'DELETE' })
    if (status !== 200) {
      throw new Refusal('PROVIDER_DOWN', { cause: new Error(`facebook at unlink: ${status}`) })
    }
  }

  return {
    pictureOrigins: isThisMachine(new URL(apiUrl).hostname)
      ? [new URL(apiUrl).origin]
      : ['https://platform-lookaside.fbsbx.com'],
    authorizationUrl: client.authorizationUrl,
    async exchangeCode(request, code) {
      const { access_token } = await client.exchange(request, code)
      const { status, text } = await client.outside(
        graph('me', access_token, { fields: 'id,name,email,picture' }),
      )
      const said = readJson(text)
      const read = user.safeParse(said)
      if (status !== 200 || !read.success)
        throw client.fail('user', `${status} ${safeWord(errorCodeOf(said))}`)
      const { id, name, email, picture } = read.data
      const image = picture?.data.is_silhouette ? null : picture?.data.url
      return { person: toPerson({ subject: id, email, emailVerified: false, name, image }), token: null }
    },
    unlink: removePermissions,
    revoke: null,
  }
}

/** Facebook wraps its error in an object; this turns it into the `error` string of OAuth. */
function unwrapError(answer: OutsideAnswer): OutsideAnswer {
  const code = errorCodeOf(readJson(answer.text))
  return code === undefined ? answer : { ...answer, text: JSON.stringify({ error: safeWord(code) }) }
}

function errorCodeOf({ error }: Readonly<Record<string, unknown>>): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
}
