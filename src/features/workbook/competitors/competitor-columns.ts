import { labelOf } from '#kits/words/labels.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import type { CompetitorColumn } from '#model/workbook/steps.ts'

export const { competitors } = strategy.positioning
export type Competitor = ReturnType<typeof competitors.read>[number]

/** All columns in the order of the steps. */
export const columns: readonly CompetitorColumn[] = [
  'brandName',
  'website',
  'service',
  'businessModel',
  'benefit',
  'advantage',
]

export function columnLabel(column: CompetitorColumn): string {
  return labelOf(`${competitors.path}/${column}`)
}

/** The value of the own brand's row in this column; null where the own brand has none. */
export function ownCell(column: CompetitorColumn, answers: Answers): string | null {
  switch (column) {
    case 'brandName':
      return textOf(answers, guide.info.name.path)
    case 'website':
      return textOf(answers, guide.info.website.path)
    case 'service':
      return textOf(answers, guide.core.service.path)
    case 'benefit':
      return textOf(answers, strategy.positioning.benefit.path)
    default:
      return null
  }
}
