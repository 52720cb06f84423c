import type { CompetitorColumn } from '#model/workbook/steps.ts'
import type { useLostItem } from '../list-items/useLostItem.ts'
import type { Competitor } from './competitor-columns.ts'

/** What the list and its rows can do, whichever way they are drawn. */
export interface CompetitorRows {
  readonly items: readonly Competitor[]
  /** The columns that the step asks for. */
  readonly edited: readonly CompetitorColumn[]
  readonly isBlocked: boolean
  /** The one that has just been added. */
  readonly freshKey: string | null
  nameOf(competitor: Competitor): string
  move(from: number, to: number): void
  remove(competitor: Competitor): void
  watch: ReturnType<typeof useLostItem>['watch']
}
