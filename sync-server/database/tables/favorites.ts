import type { CreatedAt, Id, OptionalText } from './columns.ts'

/** A favourite of an account in a brand: a template of the market or a design, by its number. */
export interface FavoriteTable {
  brand_id: number
  account_id: number
  template_id: number
  thumbnail: OptionalText
  created_at: CreatedAt
}

/** A tag that the brand offers for its designs. Designs have the names of theirs as words. */
export interface TemplateTagTable {
  id: Id
  brand_id: number
  name: string
  created_at: CreatedAt
}
