import type { ColumnType } from 'kysely'
import type {
  CreatedAt,
  DefaultedTimestamp,
  Id,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
} from './columns.ts'

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
