import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { type Language, languages } from '#model/language/languages.ts'
import { LanguageHead } from './LanguageHead.tsx'
import { LanguageName } from './LanguageName.tsx'
import { languageName } from './language-name.ts'
import { useTranslationsView } from './page-context.ts'
import { TranslationField } from './TranslationField.tsx'
import styles from './TranslationTable.module.css'
import { useLanguageTexts } from './useLanguageTexts.ts'
import type { RowSection, TranslationRow } from './useRows.ts'

interface Props {
  sections: readonly RowSection[]
  /** Languages beside the source, in their order. */
  shown: readonly Language[]
}

/**
 * The source and languages side by side, a row for each text. In the document the columns follow each other, so that the
 * tabulator goes down one language and then the next; the grid puts the fields of a text beside each other.
 */
export function TranslationTable({ sections, shown }: Props) {
  const { source } = useTranslationsView()
  const rows = placedRows(sections)
  const tag = languages.find(({ key }) => key === source)?.tag
  return (
    <div className={styles.grid} style={{ ['--languages' as string]: shown.length }}>
      <div className={styles.sourceHead} style={at(1, 1)}>
        <b>
          <Trans>원문</Trans>
        </b>{' '}
        <LanguageName language={source} />
      </div>
      {rows.map(({ section, first, row, line }) => (
        <Fragment key={row.key}>
          {first !== null && (
            <h2 className={styles.section} style={{ gridRow: first, gridColumn: '1 / -1' }}>
              {section}
            </h2>
          )}
          <div className={styles.source} style={at(line, 1)}>
            <b>{row.label}</b>
            <p lang={tag}>{row.source}</p>
          </div>
        </Fragment>
      ))}
      {shown.map((language, column) => (
        <LanguageColumn key={language} language={language} rows={rows} column={column + 2} />
      ))}
    </div>
  )
}

interface ColumnProps {
  language: Language
  rows: readonly PlacedRow[]
  column: number
}

function LanguageColumn({ language, rows, column }: ColumnProps) {
  const standingOf = useLanguageTexts(language)
  return (
    <fieldset className={styles.column} aria-label={languageName(language)}>
      <LanguageHead
        language={language}
        rows={rows.map(({ row }) => row)}
        standingOf={standingOf}
        style={at(1, column)}
      />
      {rows.map(({ row, line }) => (
        <TranslationField
          key={row.key}
          language={language}
          row={row}
          standing={standingOf(row)}
          style={at(line, column)}
        />
      ))}
    </fieldset>
  )
}

interface PlacedRow {
  readonly section: string
  /** Line of the heading before the row; null: it is not the first of its section. */
  readonly first: number | null
  readonly row: TranslationRow
  readonly line: number
}

/** Lines of the grid: one for the heads of columns, then for each section its heading and its rows. */
function placedRows(sections: readonly RowSection[]): readonly PlacedRow[] {
  const placed: PlacedRow[] = []
  let line = 1
  for (const { name, rows } of sections) {
    line += 1
    rows.forEach((row, index) => {
      const first = index === 0 ? line : null
      line += 1
      placed.push({ section: name, first, row, line })
    })
  }
  return placed
}

function at(line: number, column: number) {
  return { gridRow: line, gridColumn: column }
}
