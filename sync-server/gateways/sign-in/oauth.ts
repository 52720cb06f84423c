import * as oauth from 'openid-client'
import { isThisMachine } from '#server/environment/this-machine.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { type Outside, type OutsideAnswer, openOutside } from '../outside.ts'
import { wordOf } from './provider-answers.ts'
import type { AuthorizationRequest, Provider } from './sign-in.ts'

export type Tokens = Awaited<ReturnType<typeof oauth.authorizationCodeGrant>>

interface Options {
  /** Name of the service in logs and metrics. */
  readonly provider: string
  readonly keys: { readonly clientId: string; readonly clientSecret: string }
  /** The endpoints, or the issuer's URL for OpenID Connect discovery. */
  readonly server: oauth.ServerMetadata | URL
  /** Additional parameters of the authorization URL. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Further ones for a request whose token is for `revoke`. */
  readonly parametersForRevocation?: Readonly<Record<string, string>>
  readonly usesPkce: boolean
  /** OpenID Connect: requires a signed ID token with the nonce of the request. */
  readonly usesIdToken: boolean
  /** Additional parameters of the token request. */
  readonly exchangeParameters?: (request: AuthorizationRequest) => Record<string, string>
  /** Corrects answers whose status or error format differs from the standard. */
  readonly fixAnswer?: (answer: OutsideAnswer) => OutsideAnswer
  readonly log: Logger
}

export interface OauthClient {
  readonly authorizationUrl: Provider['authorizationUrl']
  exchange(request: AuthorizationRequest, code: string): Promise<Tokens>
  /** Token revocation by RFC 7009. */
  revoke(token: string): Promise<void>
  /** For all other calls to the provider. */
  readonly outside: Outside
  /** Returns SNS_EXCHANGE_FAILED and logs the step and the word, no personal data. */
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
    fixAnswer = (same) => same,
    log,
  } = options
  const outside = openOutside({ provider, log, timeoutMs })
  let known: { readonly config: oauth.Configuration; readonly at: number } | null = null

  const fetchOutside: oauth.CustomFetch = async (url, { method, headers, body }) => {
    const text = body === null || body === undefined ? undefined : String(body)
    const answer = fixAnswer(await outside(new URL(url), headers, { method, body: text }))
    return new Response(answer.text, { status: answer.status, headers: answer.headers })
  }

  function configure(metadata: oauth.ServerMetadata): oauth.Configuration {
    // Each provider has its own redirect URI, which prevents mix-up attacks; the `iss` parameter is not needed.
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

  /** Discovered again every day; while that fails, the last known configuration is used. */
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

    async authorizationUrl(
      { redirectUri, state, nonce, verifier },
      { forRevocation } = { forRevocation: false },
    ) {
      const config = await configuration()
      return oauth.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        state,
        ...parameters,
        ...(forRevocation && options.parametersForRevocation),
        ...(usesIdToken && { nonce }),
        ...(usesPkce && {
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
    },

    async exchange(request, code) {
      const { redirectUri, state, nonce, verifier } = request
      const config = await configuration()
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state }).toString()
      const checks = {
        expectedState: state,
        ...(usesIdToken && { expectedNonce: nonce }),
        ...(usesPkce && { pkceCodeVerifier: verifier }),
      }
      try {
        return await oauth.authorizationCodeGrant(config, back, checks, options.exchangeParameters?.(request))
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

/** Keeps the code of the refusal, with a message about signing in. */
function downOf({ code, retryAfterSeconds, cause }: Refusal): Refusal {
  const wordsOf = code === 'PROVIDER_DOWN' ? 'SNS_DOWN' : code
  return new Refusal(code, { wordsOf, retryAfterSeconds, cause })
}
