import type { ColumnType, Generated } from 'kysely'
import type {
  CreatedAt,
  DefaultedTimestamp,
  Id,
  OptionalBytes,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts'

export interface AccountTable {
  id: Id
  /**
   * As typed; unique regardless of case. A withdrawn account keeps it for three days, then it is replaced by an invalid
   * one.
   */
  email: string
  /** null: the account signs in by a provider only. */
  password_hash: OptionalText
  full_name: string
  image: OptionalText
  locale: Generated<string>
  email_consent: Generated<boolean>
  email_consent_at: OptionalTimestamp
  country_code: OptionalText
  invited_code: OptionalText
  leave_reason: OptionalText
  password_changed_at: OptionalTimestamp
  last_login_at: OptionalTimestamp
  created_at: CreatedAt
  withdrawn_at: OptionalTimestamp
}

export type SnsType = 'GOOGLE' | 'KAKAO' | 'NAVER' | 'FACEBOOK'

/** The identity of an account at a provider, one per provider. */
export interface AccountLoginTable {
  account_id: number
  provider: SnsType
  /** The provider's id of the person. */
  subject: string
  created_at: CreatedAt
}

/**
 * An authorization request that a browser was sent to a provider with. Used once, by the browser with the key cookie.
 */
export interface SignInAttemptTable {
  key_hash: Buffer
  /** INSTAGRAM: with `planner` alone. */
  provider: SnsType | 'INSTAGRAM'
  mode: 'login' | 'link' | 'confirm' | 'planner'
  /** The account that links a provider, confirms a withdrawal or connects an account of a brand; null for a login. */
  account_id: OptionalNumber
  state: string
  nonce: string
  verifier: string
  redirect_uri: string
  expires_at: Timestamp
}

/** Proof that a provider identified a person: for a sign-up or, with `account_id`, for a withdrawal. */
export interface SignInTicketTable {
  key_hash: Buffer
  /** Hash of the half that the page holds; the other half is in a cookie. */
  code_hash: Buffer
  provider: SnsType
  subject: string
  account_id: OptionalNumber
  email: OptionalText
  email_verified: Generated<boolean>
  image: OptionalText
  expires_at: Timestamp
}

/** A keyed hash by which a withdrawn person is recognised: of the id at a provider, or of the e-mail. */
export interface LeftLoginTable {
  subject_hash: Buffer
  /** When the account was withdrawn. */
  created_at: DefaultedTimestamp
}

/** A provider still has to be told that a login was unlinked. The provider's id is deleted with the row. */
export interface LoginToCutTable {
  provider: SnsType
  subject: string
  tries: Generated<number>
  next_at: DefaultedTimestamp
  created_at: CreatedAt
}

export interface SessionTable {
  id: Id
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer
  account_id: number
  user_agent: Generated<string>
  created_at: CreatedAt
  last_seen_at: DefaultedTimestamp
  expires_at: Timestamp
  /** When a code of the second factor was given in this session last. */
  stepped_up_at: OptionalTimestamp
}

/** The authenticator app of an account that has a second factor. */
export interface SecondFactorTable {
  account_id: number
  /** The secret that codes are computed from, encrypted with a key outside of the database. */
  sealed_secret: string
  /** Number of the last step of 30 seconds whose code was used: a code is valid once. */
  last_step: number
  /** Random; the marks of browsers where no code is asked are signed with it. */
  trust_key: Buffer
  created_at: CreatedAt
}

/** A code that replaces the authenticator app once. */
export interface RecoveryCodeTable {
  account_id: number
  /** Its first four characters, by which it is found. */
  label: string
  /** argon2id of the other eight. */
  code_hash: string
  used_at: OptionalTimestamp
}

/** A passkey, which replaces a code of the second factor. */
export interface PasskeyTable {
  id: Id
  account_id: number
  /** Its id at the authenticator, base64url. */
  credential: string
  /** COSE key. */
  public_key: Buffer
  /** How often it has signed, where it counts; else 0. */
  counter: number
  /** How the browser reaches it, such as `internal` or `usb`. */
  transports: string[]
  /** Browser and system that it was added in. */
  device: OptionalText
  created_at: CreatedAt
  last_used_at: OptionalTimestamp
  /** When the ticket of its last use was issued: one that is not newer was used before. */
  last_ticket_at: OptionalTimestamp
}

/** A wrong code that was given. */
export interface SecondStepTryTable {
  id: Id
  account_id: number
  kind: 'APP' | 'RECOVERY'
  created_at: CreatedAt
}

export interface EmailCodeTable {
  id: Id
  /** Lower case. */
  email: string
  mode: 'SIGNUP' | 'PASSWORD' | 'DORMANCY'
  code_hash: Buffer
  tries: Generated<number>
  created_at: CreatedAt
  expires_at: Timestamp
  confirmed_at: OptionalTimestamp
  confirmed_by: OptionalBytes
  used_at: OptionalTimestamp
  /** Keyed hashes of who asked for it, see `code-holder.ts`. */
  asked_by: OptionalBytes
  asked_from: OptionalBytes
  /** Asked for where the account had signed in before. */
  is_known: Generated<boolean>
}

/** A wrong code that was given. */
export interface EmailCodeTryTable {
  id: Id
  /** Keyed hash of e-mail and purpose. */
  code_of: Buffer
  /** Keyed hash of the address. */
  network: Buffer
  created_at: CreatedAt
}

export type SecurityEventKind =
  | 'SIGN_UP'
  | 'LOGIN'
  | 'LOGIN_FAILED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'DORMANCY_ENDED'
  | 'DEVICE_ENDED'
  | 'SESSIONS_ENDED'
  | 'SESSIONS_ENDED_BY_OPERATOR'
  | 'PROVIDER_LINKED'
  | 'PROVIDER_UNLINKED'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_OFF_BY_OPERATOR'
  | 'SECOND_STEP_FAILED'
  | 'RECOVERY_CODE_USED'
  | 'RECOVERY_CODES_RENEWED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'

/** Something that concerns the security of an account; bounded by the job `prune-security-events`. */
export interface SecurityEventTable {
  id: Id
  account_id: number
  kind: SecurityEventKind
  /** How the account signed in, or the provider that was linked. */
  way: SnsType | 'PASSWORD' | null
  /** Browser and system, such as `Chrome · Windows`; null where the user agent is unknown. */
  device: OptionalText
  /** The network of the address: of IPv4 24 bits, of IPv6 48; never the whole address. */
  network: OptionalText
  is_known_browser: boolean | null
  /** How often it happened on that day, where the events of a day share a row. */
  times: Generated<number>
  day: ColumnType<string | null, string | null | undefined, never>
  /** When it happened, or last happened. */
  created_at: DefaultedTimestamp
}

export interface TermsAgreementTable {
  id: Id
  account_id: number
  type: string
  version: number
  agreed: boolean
  created_at: CreatedAt
}
