import type { ColumnType } from 'kysely'
import type { CreatedAt, Id, OptionalNumber, OptionalText, OptionalTimestamp } from './columns.ts'

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

/** What credits are sold for. */
export interface CreditPlanTable {
  id: Id
  type: 'SUBSCRIBE'
  credit: number
  currency: 'KRW' | 'USD'
  /** Minor units of the currency, tax included; KRW has none. */
  price: number
  on_sale: ColumnType<boolean, boolean | undefined, boolean>
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
