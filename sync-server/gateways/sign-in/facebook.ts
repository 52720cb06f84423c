import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isThisMachine, type OauthAppWithApi } from '#server/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import type { OutsideAnswer } from '../outside.ts'
import { openOauth } from './oauth.ts'
import { given, toPerson } from './person.ts'
import { plain, readJson } from './provider-answers.ts'
import type { Provider } from './sign-in.ts'

const version = 'v24.0'

const user = z.object({
  id: z.string().regex(/^\d{1,40}$/),
  name: given,
  email: given,
  picture: z
    .object({ data: z.object({ url: given, is_silhouette: z.boolean().optional().catch(undefined) }) })
    .optional()
    .catch(undefined),
})

/** OAuth with PKCE; its ID is one of this app alone, and its e-mails are never said to be verified. */
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
    mend: sayErrorPlainly,
    log,
  })

  /** A token is worth nothing to whoever does not have the secret beside it. */
  function graph(path: string, accessToken: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(`/${version}/${path}`, apiUrl)
    const proof = createHmac('sha256', keys.clientSecret).update(accessToken).digest('hex')
    const params = { ...query, access_token: accessToken, appsecret_proof: proof }
    url.search = new URLSearchParams(params).toString()
    return url
  }

  async function removeConsent(subject: string): Promise<void> {
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
    address: client.address,
    async visit(round, code) {
      const { access_token } = await client.exchange(round, code)
      const { status, text } = await client.outside(
        graph('me', access_token, { fields: 'id,name,email,picture' }),
      )
      const said = readJson(text)
      const read = user.safeParse(said)
      if (status !== 200 || !read.success) throw client.fail('user', `${status} ${plain(errorCodeOf(said))}`)
      const { id, name, email, picture } = read.data
      const image = picture?.data.is_silhouette ? null : picture?.data.url
      return { person: toPerson({ subject: id, email, emailVerified: false, name, image }), token: null }
    },
    cut: removeConsent,
    revoke: null,
  }
}

/** An error as the others say it: the word alone. */
function sayErrorPlainly(answer: OutsideAnswer): OutsideAnswer {
  const code = errorCodeOf(readJson(answer.text))
  return code === undefined ? answer : { ...answer, text: JSON.stringify({ error: plain(code) }) }
}

function errorCodeOf({ error }: Readonly<Record<string, unknown>>): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
}
