import type { SnsType } from '#server/database/schema.ts'
import type { Environment } from '#server/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { showOn } from '../outside-metrics.ts'
import { openFacebook } from './facebook.ts'
import { openGoogle } from './google.ts'
import { openKakao } from './kakao.ts'
import { openNaver } from './naver.ts'

/** What one walk to a provider and back is bound by; only `state` is seen by the browser. */
export interface Round {
  /** Where the provider leads back to, letter by letter as it is registered there. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** Of PKCE. */
  readonly verifier: string
}

/** Whom a provider named. */
export interface SnsPerson {
  /** The provider's id. */
  readonly subject: string
  readonly email: string | null
  /** The provider says that the address is this person's. */
  readonly emailVerified: boolean
  readonly name: string | null
  readonly image: string | null
}

/** Who came back from a provider, once. */
export interface Visit {
  readonly person: SnsPerson
  /** A token of theirs, where `revoke` needs one and one came. Whoever holds it forgets it. */
  readonly token: string | null
}

export interface Provider {
  /** Where a browser is sent to. `toLeave`: for a visit whose token is to take the consent back. */
  address(round: Round, purpose?: { readonly toLeave: boolean }): Promise<URL>
  /** Once for a code: it works no second time. */
  visit(round: Round, code: string): Promise<Visit>
  /** Origins that its pictures of people come from. */
  readonly pictureOrigins: readonly string[]
  /** Tells the provider that somebody has left; null: it would need a token of theirs. */
  readonly cut: ((subject: string) => Promise<void>) | null
  /** The same by the token of a visit; null: it takes none. */
  readonly revoke: ((token: string) => Promise<void>) | null
}

/** The services that people may sign in with. */
export interface SignIn {
  isOn(type: SnsType): boolean
  /** Refuses with PROVIDER_OFF where there is no key. */
  provider(type: SnsType): Provider
}

export function openSignIn({ signIn }: Pick<Environment, 'signIn'>, log: Logger): SignIn {
  const { google, kakao, naver, facebook } = signIn
  const on = Object.entries(signIn).flatMap(([name, app]) => (app === null ? [] : [name]))
  for (const [name, app] of Object.entries(signIn)) showOn(name, app !== null)
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
