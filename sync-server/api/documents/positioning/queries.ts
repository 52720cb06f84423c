import type { Selectable } from 'kysely'
import { orderedRows, singleRow } from '#server/database/brand-rows.ts'
import type {
  BrandPositioningCompetitorTable,
  BrandPositioningPersonaTable,
  BrandPositioningTable,
} from '#server/database/tables/answers.ts'

export type PositioningRow = Selectable<BrandPositioningTable>
export type PersonaRow = Selectable<BrandPositioningPersonaTable>
export type CompetitorRow = Selectable<BrandPositioningCompetitorTable>

export const positioningRows = singleRow<PositioningRow>('brand_positioning')
export const personaRows = orderedRows<PersonaRow>('brand_positioning_persona')
export const competitorRows = orderedRows<CompetitorRow>('brand_positioning_competitor')
