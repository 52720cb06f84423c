import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/*
 * Every table as Kysely sees it; the truth is in migrations/. Columns are only ever added.
 * bigint arrives as a number (checked to be safe), bytea as a Buffer, timestamptz as a Date,
 * jsonb parsed; jsonb parameters are handed over as `JSON.stringify(value)`.
 */
export interface DB {
  account: AccountTable
  account_login: AccountLoginTable
  sign_in_attempt: SignInAttemptTable
  sign_in_ticket: SignInTicketTable
  left_login: LeftLoginTable
  login_to_cut: LoginToCutTable
  session: SessionTable
  email_code: EmailCodeTable
  terms_agreement: TermsAgreementTable
  brand: BrandTable
  brand_member: BrandMemberTable
  brand_core: BrandCoreTable
  brand_core_value: BrandCoreValueTable
  brand_visual: BrandVisualTable
  brand_visual_photography: BrandVisualPhotographyTable
  brand_personality: BrandPersonalityTable
  brand_positioning: BrandPositioningTable
  brand_positioning_persona: BrandPositioningPersonaTable
  brand_positioning_competitor: BrandPositioningCompetitorTable
  brand_approval: BrandApprovalTable
  file: FileTable
  brand_share: BrandShareTable
  idempotency: IdempotencyTable
  doc_update: DocUpdateTable
  doc_snapshot: DocSnapshotTable
  doc_room: DocRoomTable
  doc_shadow: DocShadowTable
  doc_version: DocVersionTable
  doc_past: DocPastTable
  settle_history: SettleHistoryTable
  settle_outbox: SettleOutboxTable
  industry: IndustryTable
  option_item: OptionItemTable
  country: CountryTable
  language: LanguageTable
  plan: PlanTable
  policy_document: PolicyDocumentTable
}

type Id = GeneratedAlways<number>
type CreatedAt = ColumnType<Date, Date | string | undefined, never>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type OptionalText = ColumnType<string | null, string | null | undefined, string | null>
type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>
type Json<T> = ColumnType<T, string, string>

export type BrandRole = 'BRAND_ROLE_OWNER' | 'BRAND_ROLE_ADMIN' | 'BRAND_ROLE_DESIGNER' | 'BRAND_ROLE_MEMBER'

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
  provider: SnsType
  mode: 'login' | 'link' | 'confirm'
  /** The account that links a provider or confirms a withdrawal; null for a login. */
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
  used_at: OptionalTimestamp
}

export interface TermsAgreementTable {
  id: Id
  account_id: number
  type: string
  version: number
  agreed: boolean
  created_at: CreatedAt
}

export interface BrandTable {
  id: Id
  name: string
  sub_name: OptionalText
  industry: OptionalText
  industry_type: OptionalText
  activity_period: OptionalText
  member_count: OptionalText
  email: OptionalText
  url: OptionalText
  credit: Generated<number>
  /** true: the tutorial is still shown. */
  tutorial: Generated<boolean>
  business_name: OptionalText
  representative: OptionalText
  business_number: OptionalText
  address: OptionalText
  website: OptionalText
  /** Key of the plan in force. */
  plan: Generated<PlanTable['key']>
  /** Incremented by every change of the row. */
  version: Generated<number>
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
  deleted_at: OptionalTimestamp
}

export interface BrandMemberTable {
  id: Id
  brand_id: number
  /** null: invited, not joined yet. */
  account_id: OptionalNumber
  role: BrandRole
  invite_email: OptionalText
  inviter_id: OptionalNumber
  invite_expires_at: OptionalTimestamp
  /** SHA-256 of the token in the mailed link; deleted when the invitation is accepted. */
  invite_token_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** When the invitation was created or last renewed. */
  invited_at: OptionalTimestamp
  invite_mailed_at: OptionalTimestamp
  joined_at: OptionalTimestamp
  created_at: CreatedAt
}

/** In all columns null means not answered. */
export interface BrandCoreTable {
  brand_id: number
  background: OptionalText
  what: OptionalText
  how: OptionalText
  target: OptionalText
  discomfort: OptionalText
  brand_name: OptionalText
  service: OptionalText
  achieve: OptionalText
  purpose_manifesto: OptionalText
  company_size: OptionalText
  future_activity_period: OptionalText
  future_member_count: OptionalText
  future_company_size: OptionalText
  ideal: OptionalText
  business_scope: OptionalText
  aspiration: OptionalText
  vision_manifesto: OptionalText
  problem: OptionalText
  positive: OptionalText
  memo: OptionalText
  updated_at: DefaultedTimestamp
}

export interface BrandCoreValueTable {
  id: Id
  brand_id: number
  keyword: OptionalText
  description: OptionalText
  order_ascending: number
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
}

/** Parts by name; an absent one is not chosen. */
type Parts<T> = ColumnType<T, string | undefined, string>
type SettledParts<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface StoredFont {
  readonly idFontFamily: number
  readonly idFontFace: number
  readonly weightValue: number
}

export interface BrandVisualTable {
  brand_id: number
  logo: Parts<Readonly<Record<string, { readonly idFile: number }>>>
  colors: Parts<Readonly<Record<string, string>>>
  /** The colours as they were finalised. They count as finalised while they equal the current ones. */
  colors_settled: SettledParts<Readonly<Record<string, string>>>
  colors_settled_at: OptionalTimestamp
  typography: Parts<Readonly<Record<string, StoredFont>>>
  typography_settled: SettledParts<Readonly<Record<string, StoredFont>>>
  typography_settled_at: OptionalTimestamp
  updated_at: DefaultedTimestamp
}

export interface BrandVisualPhotographyTable {
  id: Id
  brand_id: number
  id_file: OptionalNumber
  url: OptionalText
  id_unsplash: OptionalText
  description: OptionalText
  order_ascending: number
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
}

export interface BrandPersonalityTable {
  id: Id
  brand_id: number
  keywords: Parts<readonly { readonly idBrandKeyword: number | null; readonly keyword: string | null }[]>
  keyword1: OptionalText
  keyword2: OptionalText
  keyword3: OptionalText
  keyword4: OptionalText
  keyword5: OptionalText
  balance_personality: OptionalNumber
  balance_attitude: OptionalNumber
  balance_value: OptionalNumber
  balance_emotion: OptionalNumber
  individuality: OptionalText
  attention: OptionalText
  voice_tone: OptionalText
  encourage_customer: OptionalText
  emphasis_service: OptionalText
  emphasis_best: OptionalText
  provocative: OptionalText
  aimed_customer: OptionalText
  tagline1: OptionalText
  tagline2: OptionalText
  tagline3: OptionalText
  updated_at: DefaultedTimestamp
}

export interface BrandPositioningTable {
  id: Id
  brand_id: number
  axis_x: OptionalNumber
  axis_y: OptionalNumber
  axis_z: OptionalNumber
  axis_x_low: OptionalText
  axis_x_high: OptionalText
  axis_y_low: OptionalText
  axis_y_high: OptionalText
  brand_name: OptionalText
  target: OptionalText
  benefit: OptionalText
  competitor: OptionalText
  service: OptionalText
  positioning_strategy: OptionalText
  updated_at: DefaultedTimestamp
}

export interface BrandPositioningPersonaTable {
  id: Id
  brand_id: number
  id_brand_character: OptionalText
  name: OptionalText
  age: OptionalText
  gender: OptionalText
  country: OptionalText
  city: OptionalText
  job: OptionalText
  family_role: OptionalText
  energy_direction: OptionalNumber
  judgment_style: OptionalNumber
  life_style: OptionalNumber
  behavior_style: OptionalNumber
  goal: OptionalText
  discomfort: OptionalText
  issue: OptionalText
  problem: OptionalText
  needs: OptionalText
  achievements: OptionalText
  order_ascending: number
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
}

export interface BrandPositioningCompetitorTable {
  id: Id
  brand_id: number
  axis_x: OptionalNumber
  axis_y: OptionalNumber
  axis_z: OptionalNumber
  brand_name: OptionalText
  website: OptionalText
  service: OptionalText
  business_model: OptionalText
  benefit: OptionalText
  advantage: OptionalText
  order_ascending: number
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
}

export interface BrandApprovalTable {
  brand_id: number
  /** The section's name in the progress answer. */
  section: string
  state: 'IN_REVIEW' | 'APPROVED'
  account_id: OptionalNumber
  account_name: string
  decided_at: DefaultedTimestamp
  /** Digest of the approved content, computed by the approver's device. */
  words: OptionalText
}

export interface StoredCredit {
  readonly service: 'UNSPLASH'
  readonly name: string
  readonly url: string
}

export interface FileTable {
  id: Id
  brand_id: number
  /** Key of the bytes in the file storage. */
  storage_key: string
  name: string
  file_type: string
  media_type: string
  size: number
  width: OptionalNumber
  height: OptionalNumber
  account_id: OptionalNumber
  /** Credit of a picture from a photo service. */
  credit: OptionalJson<StoredCredit>
  created_at: CreatedAt
  deleted_at: OptionalTimestamp
  /** When the bytes were deleted as well. */
  purged_at: OptionalTimestamp
}

export interface BrandShareTable {
  id: Id
  brand_id: number
  key: string
  part: 'ALL' | 'CORE' | 'VISUAL'
  approved_only: Generated<boolean>
  account_id: OptionalNumber
  created_at: CreatedAt
  revoked_at: OptionalTimestamp
}

export interface IdempotencyTable {
  /** The account's id, or 'service'. */
  account: string
  key: string
  /** SHA-256 of method, path and body. */
  request_hash: Buffer
  /** null: the first call is still running. */
  status: OptionalNumber
  body: ColumnType<unknown, string | null | undefined, string | null>
  created_at: CreatedAt
}

export interface DocUpdateTable {
  brand_id: number
  document: string
  seq: Id
  /** A Yjs update, V1. */
  data: Buffer | Uint8Array
  account_id: OptionalNumber
  created_at: CreatedAt
}

export interface DocSnapshotTable {
  brand_id: number
  document: string
  /** A Yjs state, V2. */
  state: Buffer | Uint8Array
  /**
   * The highest seq that was compacted. Rows with a smaller seq may still be committed later: load the snapshot and all
   * rows.
   */
  folded_through: number
  updated_at: DefaultedTimestamp
}

export interface DocRoomTable {
  brand_id: number
  document: string
  /** Changes when the document is rebuilt: an epoch is the time between two rebuilds. */
  epoch: string
  /** Number of rebuilds. */
  rebuilds: Generated<number>
  last_seq: Generated<number>
  settled_seq: Generated<number>
  last_editor: OptionalNumber
  /** When the document was first filled from REST. */
  filled_at: OptionalTimestamp
  created_at: CreatedAt
  updated_at: DefaultedTimestamp
}

/** The last state of an earlier epoch, from before a rebuild. */
export interface DocPastTable {
  brand_id: number
  document: string
  rebuilds: number
  /** A Yjs state, V2. */
  state: Buffer | Uint8Array
  vector: Buffer | Uint8Array
  created_at: CreatedAt
}

export interface DocShadowTable {
  brand_id: number
  document: string
  /** The REST state last known to agree with the document. */
  shadow: Json<unknown>
  updated_at: DefaultedTimestamp
}

export interface DocVersionTable {
  id: Id
  brand_id: number
  document: string
  kind: 'AUTO' | 'NAMED' | 'RESTORE'
  name: OptionalText
  /** A Yjs state, V2. */
  state: Buffer
  size: number
  /** SHA-256 of the state. */
  hash: Buffer
  editors: Json<readonly { idAccount: number; name: string; device: string | null }[]>
  created_at: CreatedAt
}

export interface SettleHistoryTable {
  id: Id
  brand_id: number
  document: string
  field: string
  kept: Json<unknown>
  other: Json<unknown>
  /** Which side's value is in `kept`. */
  side: 'document' | 'rest'
  editor: OptionalNumber
  created_at: CreatedAt
}

export interface SettleOutboxTable {
  brand_id: number
  document: string
  /**
   * Incremented by every request for a pass, so that a pass deletes the entry only if nothing was requested meanwhile.
   */
  version: Generated<number>
  /** Since when the room has been waiting for a pass. */
  since: DefaultedTimestamp
  /** true: what REST refused is to be sent once more. */
  again: Generated<boolean>
  /** Failed passes since the last successful one. */
  attempts: Generated<number>
  tried_at: OptionalTimestamp
  next_at: OptionalTimestamp
  /** Why the last pass failed, as a code. */
  fault: OptionalText
  /** The failed call and its status, never the content. */
  detail: OptionalText
  /** Since when REST answers with refusals only. */
  refused_since: OptionalTimestamp
  /** When the write-back stopped retrying, until something changes. */
  gave_up_at: OptionalTimestamp
}

/** The translated words of the reference tables are in locales/{lang}/options.json and reference.json, by key. */
export interface IndustryTable {
  id: Id
  key: string
  parent_id: OptionalNumber
  id_category: OptionalNumber
  position: number
}

export interface OptionItemTable {
  id: Id
  kind: string
  key: string
  group_key: OptionalText
  position: number
}

export interface CountryTable {
  code: string
  position: number
}

export interface LanguageTable {
  /** ko-KR */
  tag: string
  /** As in `account.locale`, for example ko or zh_CN. */
  locale: string
  /** The language's own name for itself. */
  title: string
  position: number
}

export interface PlanTable {
  id: Id
  key: 'FREE' | 'BASIC' | 'PLUS'
  title: string
  level: number
  currency: 'KRW' | 'USD'
  /** null: sold by month and by year. */
  period_type: ColumnType<
    'MONTHLY' | 'YEARLY' | null,
    'MONTHLY' | 'YEARLY' | null,
    'MONTHLY' | 'YEARLY' | null
  >
  /** Minor units of the currency; KRW has none. */
  price: number
  price_of_year: number
  credit: number
  /** true: the credits are granted once, not every month. */
  credit_once: boolean
  id_variant: OptionalNumber
  storage_bytes: number
  seats: number
  history_days: number
  on_sale: boolean
  position: number
}

export interface PolicyDocumentTable {
  id: Id
  type: string
  version: number
  /** ko, en, ja, zh-CN, zh-TW: the folder below locales/. */
  language: string
  title: string
  /** Markdown; slots such as {{company.name}} are filled when it is shown. */
  body: string
  /** null: not set by the operator. */
  effective_at: OptionalTimestamp
  is_latest: boolean
  created_at: CreatedAt
}
