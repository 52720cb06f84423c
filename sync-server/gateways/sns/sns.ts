import type { snsAccountTypes } from '#contract/shapes/sns.ts'
import type { Environment } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import type { PictureRules } from '../fetch-picture.ts'
import { setProviderOn } from '../outside-metrics.ts'
import type { AuthorizationRequest } from '../sign-in/sign-in.ts'
import { openFacebookPages } from './facebook-pages.ts'
import { openInstagram } from './instagram.ts'

export type SnsAccountType = (typeof snsAccountTypes)[number]

/** A token of a person, about 60 days long. */
export interface SnsToken {
  readonly token: string
  /** null: the provider has not said. */
  readonly expiresAt: Date | null
}

/** An account that a brand can have: a Page, or a professional account. */
export interface SnsProfile {
  /** The provider's id of the account. */
  readonly subject: string
  readonly name: string
  /** Address of its picture, for as long as the provider signs it. */
  readonly image: string | null
}

/** What a token gives access to. */
export interface SnsAccess {
  /** The provider's id of the person. */
  readonly owner: string
  readonly profiles: readonly SnsProfile[]
}

export interface SnsProvider {
  /** The URL that the browser is sent to. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** Exchanges the code, which works once, for a long-lived token. Rejects with SNS_EXCHANGE_FAILED or PROVIDER_DOWN. */
  exchangeCode(request: AuthorizationRequest, code: string): Promise<SnsToken>
  /** null: the token or its permission was withdrawn. Rejects as `exchangeCode`. */
  read(token: string): Promise<SnsAccess | null>
  /** A token for as long again; null as of `read`. Rejects as `exchangeCode`. */
  refresh(token: string): Promise<SnsToken | null>
  /** Withdraws our access by the app's own keys; null: only the person can do that, at the provider. */
  readonly revoke: ((owner: string) => Promise<void>) | null
  /** Whether the provider lets the app make few more calls for now. */
  isBusy(): boolean
  /** Where its pictures are. */
  readonly pictureOrigin: PictureRules['origin']
}

/** Accounts of brands at social networks. */
export interface Sns {
  isOn(type: SnsAccountType): boolean
  /** Throws PROVIDER_OFF where the provider has no keys. */
  provider(type: SnsAccountType): SnsProvider
}

export function openSns({ sns }: Pick<Environment, 'sns'>, log: Logger): Sns {
  const { facebook, instagram } = sns
  setProviderOn('facebook_pages', facebook !== null)
  setProviderOn('instagram', instagram !== null)
  return snsBy({
    ...(facebook && { FACEBOOK: openFacebookPages(facebook, log) }),
    ...(instagram && { INSTAGRAM: openInstagram(instagram, log) }),
  })
}

export function snsBy(providers: Readonly<Partial<Record<SnsAccountType, SnsProvider>>>): Sns {
  return {
    isOn: (type) => providers[type] !== undefined,
    provider(type) {
      const found = providers[type]
      if (!found) throw new Refusal('PROVIDER_OFF')
      return found
    },
  }
}
