import type { SnsType } from '#server/database/tables/accounts.ts'
import type { Environment } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { setProviderOn } from '../outside-metrics.ts'
import { openFacebook } from './facebook.ts'
import { openGoogle } from './google.ts'
import { openKakao } from './kakao.ts'
import { openNaver } from './naver.ts'

/** The secrets that bind an authorization request to its answer. The browser sees only `state`. */
export interface AuthorizationRequest {
  /** Redirect URI, exactly as it is registered at the provider. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** Code verifier of PKCE. */
  readonly verifier: string
}

/** The person that a provider identified. */
export interface SnsPerson {
  /** The provider's id of the person. */
  readonly subject: string
  readonly email: string | null
  /** true: the provider states that the e-mail belongs to the person. */
  readonly emailVerified: boolean
  readonly name: string | null
  readonly image: string | null
}

/** The result of a sign-in at a provider. */
export interface ProviderLogin {
  readonly person: SnsPerson
  /** The person's token for `revoke`; null where none is needed or came. It must not be stored. */
  readonly token: string | null
}

export interface Provider {
  /** The URL that the browser is sent to. `forRevocation`: the token of this sign-in is for `revoke`. */
  authorizationUrl(request: AuthorizationRequest, purpose?: { readonly forRevocation: boolean }): Promise<URL>
  /** Exchanges the code, which works once. Rejects with SNS_EXCHANGE_FAILED or PROVIDER_DOWN. */
  exchangeCode(request: AuthorizationRequest, code: string): Promise<ProviderLogin>
  /** Origins of the provider's profile pictures. */
  readonly pictureOrigins: readonly string[]
  /**
   * Unlinks the person at the provider by the app's own credentials; null: the provider needs the person's token for
   * that.
   */
  readonly unlink: ((subject: string) => Promise<void>) | null
  /** The same with the person's token; null: not supported. */
  readonly revoke: ((token: string) => Promise<void>) | null
}

/** The sign-in providers. */
export interface SignIn {
  isOn(type: SnsType): boolean
  /** Throws PROVIDER_OFF where the provider has no keys. */
  provider(type: SnsType): Provider
}

export function openSignIn({ signIn }: Pick<Environment, 'signIn'>, log: Logger): SignIn {
  const { google, kakao, naver, facebook } = signIn
  const on = Object.entries(signIn).flatMap(([name, app]) => (app === null ? [] : [name]))
  for (const [name, app] of Object.entries(signIn)) setProviderOn(name, app !== null)
  if (on.length > 0) log.info({ providers: on }, 'people can sign in by other services')
  return signInBy({
    ...(google && { GOOGLE: openGoogle(google, log) }),
    ...(kakao && { KAKAO: openKakao(kakao, log) }),
    ...(naver && { NAVER: openNaver(naver, log) }),
    ...(facebook && { FACEBOOK: openFacebook(facebook, log) }),
  })
}

export function signInBy(providers: Readonly<Partial<Record<SnsType, Provider>>>): SignIn {
  return {
    isOn: (type) => providers[type] !== undefined,
    provider(type) {
      const found = providers[type]
      if (!found) throw new Refusal('PROVIDER_OFF')
      return found
    },
  }
}
