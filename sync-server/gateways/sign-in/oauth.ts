import * as oauth from 'openid-client'
import { isThisMachine } from '#server/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { type Outside, type OutsideAnswer, openOutside } from '../outside.ts'
import { wordOf } from './provider-answers.ts'
import type { Provider, Round } from './sign-in.ts'

export type Tokens = Awaited<ReturnType<typeof oauth.authorizationCodeGrant>>

interface Options {
  /** Word in logs and metrics. */
  readonly provider: string
  readonly keys: { readonly clientId: string; readonly clientSecret: string }
  /** Its endpoints, or where it tells them. */
  readonly server: oauth.ServerMetadata | URL
  /** Sent beside what every provider gets. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Beside these, where the visit is to end in `revoke`. */
  readonly parametersToLeave?: Readonly<Record<string, string>>
  readonly usesPkce: boolean
  /** It speaks OpenID Connect: a signed ID token has to come, bound to this very walk by its nonce. */
  readonly usesIdToken: boolean
  /** Beside the code. */
  readonly exchangeParameters?: (round: Round) => Record<string, string>
  /** Where an answer is not what its status says. */
  readonly mend?: (answer: OutsideAnswer) => OutsideAnswer
  readonly log: Logger
}

export interface OauthClient {
  readonly address: Provider['address']
  exchange(round: Round, code: string): Promise<Tokens>
  /** As RFC 7009 has it. */
  revoke(token: string): Promise<void>
  /** Everything else that is asked of the provider. */
  readonly outside: Outside
  /** SNS_EXCHANGE_FAILED, with a line in the log that names nobody. */
  fail(step: string, word: string): Refusal
}

const dayMs = 24 * 60 * 60_000
const timeoutMs = 5_000

export function openOauth(options: Options): OauthClient {
  const {
    provider,
    keys,
    server,
    parameters = {},
    usesPkce,
    usesIdToken,
    mend = (same) => same,
    log,
  } = options
  const outside = openOutside({ provider, log, timeoutMs })
  let known: { readonly config: oauth.Configuration; readonly at: number } | null = null

  const fetchOutside: oauth.CustomFetch = async (url, { method, headers, body }) => {
    const text = body === null || body === undefined ? undefined : String(body)
    const answer = mend(await outside(new URL(url), headers, { method, body: text }))
    return new Response(answer.text, { status: answer.status, headers: answer.headers })
  }

  function configure(metadata: oauth.ServerMetadata): oauth.Configuration {
    // Each provider has a return address of its own, so that no other can pass for it; `iss` says no more.
    const { authorization_response_iss_parameter_supported: _, ...rest } = metadata
    const secret = oauth.ClientSecretPost(keys.clientSecret)
    const config = new oauth.Configuration(rest, keys.clientId, keys.clientSecret, secret)
    config[oauth.customFetch] = fetchOutside
    if (isThisMachine(new URL(metadata.issuer).hostname)) oauth.allowInsecureRequests(config)
    if (usesIdToken) oauth.enableNonRepudiationChecks(config)
    return config
  }

  async function discover(address: URL): Promise<oauth.ServerMetadata> {
    const found = await oauth.discovery(address, keys.clientId, keys.clientSecret, undefined, {
      [oauth.customFetch]: fetchOutside,
      execute: isThisMachine(address.hostname) ? [oauth.allowInsecureRequests] : [],
    })
    const { supportsPKCE: _, ...metadata } = found.serverMetadata()
    return metadata
  }

  /** Asked anew every day; while that fails, what was known stays. */
  async function configuration(): Promise<oauth.Configuration> {
    if (known && (!(server instanceof URL) || Date.now() - known.at < dayMs)) return known.config
    try {
      const metadata = server instanceof URL ? await discover(server) : server
      known = { config: configure(metadata), at: Date.now() }
    } catch (error) {
      if (!known) throw refusalOf('discovery', error)
    }
    if (!known) throw new Refusal('PROVIDER_DOWN', { wordsOf: 'SNS_DOWN' })
    return known.config
  }

  function fail(step: string, word: string): Refusal {
    log.warn(
      { provider, step, word, refusal: 'SNS_EXCHANGE_FAILED' },
      'a provider did not do what it was asked for',
    )
    return new Refusal('SNS_EXCHANGE_FAILED', { cause: new Error(`${provider} at ${step}: ${word}`) })
  }

  function refusalOf(step: string, error: unknown): Refusal {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof Refusal) return downOf(cause)
    }
    return fail(step, wordOf(error))
  }

  return {
    fail,
    outside: (...asked) =>
      outside(...asked).catch((error: unknown) => Promise.reject(refusalOf('asking', error))),

    async address({ redirectUri, state, nonce, verifier }, { toLeave } = { toLeave: false }) {
      const config = await configuration()
      return oauth.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        state,
        ...parameters,
        ...(toLeave && options.parametersToLeave),
        ...(usesIdToken && { nonce }),
        ...(usesPkce && {
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
    },

    async exchange(round, code) {
      const { redirectUri, state, nonce, verifier } = round
      const config = await configuration()
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state }).toString()
      const checks = {
        expectedState: state,
        ...(usesIdToken && { expectedNonce: nonce }),
        ...(usesPkce && { pkceCodeVerifier: verifier }),
      }
      try {
        return await oauth.authorizationCodeGrant(config, back, checks, options.exchangeParameters?.(round))
      } catch (error) {
        throw refusalOf('token', error)
      }
    },

    async revoke(token) {
      const config = await configuration()
      try {
        await oauth.tokenRevocation(config, token)
      } catch (error) {
        throw refusalOf('revoke', error)
      }
    },
  }
}

/** The same weather, in the words of signing in. */
function downOf({ code, retryAfterSeconds, cause }: Refusal): Refusal {
  const wordsOf = code === 'PROVIDER_DOWN' ? 'SNS_DOWN' : code
  return new Refusal(code, { wordsOf, retryAfterSeconds, cause })
}
