import type { CompetitorColumn } from '#model/workbook/steps.ts'
import type { useDeletedItem } from '../list-items/useDeletedItem.ts'
import type { Competitor } from './competitor-columns.ts'

/** The list of competitors with its operations, shared by the table and the cards. */
export interface CompetitorRows {
  readonly items: readonly Competitor[]
  /** The columns that this step edits. */
  readonly edited: readonly CompetitorColumn[]
  readonly isBlocked: boolean
  /** Key of the item that was just added; its input takes the focus. */
  readonly freshKey: string | null
  nameOf(competitor: Competitor): string
  /** Moves the item at index `from`; `to` is its index after the move. Ignores one outside of the list. */
  move(from: number, to: number): void
  remove(competitor: Competitor): void
  /** Event handlers for the element around the inputs of the item with this key. */
  watch: ReturnType<typeof useDeletedItem>['watch']
}
