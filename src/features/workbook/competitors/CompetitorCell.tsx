import { Trans } from '@lingui/react/macro'
import type { StepWords } from '#kits/words/content.ts'
import type { CompetitorColumn } from '#model/workbook/steps.ts'
import { Text } from '#ui/Text.tsx'
import { ShortValue } from '../answers/ShortValue.tsx'
import styles from './Competitors.module.css'
import { type Competitor, columnLabel, competitors } from './competitor-columns.ts'
import { TextCell } from './TextCell.tsx'

interface Props {
  competitor: Competitor
  /** Name of the competitor for the labels of its inputs. */
  name: string
  column: CompetitorColumn
  words: StepWords
  isLabelHidden?: boolean
  takesFocus?: boolean
}

const { properties } = competitors

/** The input for one column of one competitor. */
export function CompetitorCell({ competitor, name, column, words, isLabelHidden, takesFocus }: Props) {
  const { key } = competitor
  const heading = columnLabel(column)
  const label = isLabelHidden ? `${name}: ${heading}` : heading
  const placeholder = words.placeholders[`${competitors.path}/${column}`] ?? words.placeholder
  const shared = { label, placeholder, ...(isLabelHidden && { isLabelHidden }) }
  return (
    <div data-field={properties[column].at(key).path}>
      {column === 'brandName' || column === 'website' ? (
        <ShortValue
          {...shared}
          handle={properties[column].at(key)}
          {...(column === 'website' && { inputMode: 'url' })}
          {...(takesFocus && { takesFocus })}
        />
      ) : (
        <TextCell {...shared} handle={properties[column].at(key)} />
      )}
    </div>
  )
}

/** A column of another step, read-only. */
export function ShownCell({ text }: { text: string | null }) {
  if (text?.trim()) return <span className={styles.shown}>{text}</span>
  return (
    <Text as="span" tone="soft" size="small">
      {text === null ? <span aria-hidden>–</span> : <Trans>아직 비어 있어요</Trans>}
    </Text>
  )
}
