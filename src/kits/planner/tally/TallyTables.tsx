import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MonthTally, TallyCounts, TallyRow } from '#model/planner/tally.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { dayWords } from '../day-words.ts'
import styles from './TallyTables.module.css'
import {
  isComparable,
  type TallyPart,
  type TallyWords,
  tallyColumns,
  useTallyWords,
} from './useTallyWords.ts'

/** Outcomes that are shown; the rest is said as a number. */
const mostOutcomes = 60

/** What came of a month, as tables: by channel, kind and keyword, beside the month before where it has entries. */
export function TallyTables({ tally }: { tally: MonthTally }) {
  const words = useTallyWords(tally)
  const { outcomes } = tally
  const left = outcomes.length - mostOutcomes
  return (
    <>
      <CountTable tally={tally} words={words} part={null} />
      {words.parts.map((part) => (
        <CountTable key={part.id} tally={tally} words={words} part={part} />
      ))}
      <ResultTable tally={tally} words={words} />
      {outcomes.length > 0 && (
        <section className={styles.outcomes}>
          <h3>{words.outcomes}</h3>
          <dl>
            {outcomes.slice(0, mostOutcomes).map(({ key, title, day, outcome }) => (
              <div key={key}>
                <dt>
                  {dayWords(day, 'monthDay')} {title?.trim() || words.untitled}
                </dt>
                <dd>{outcome}</dd>
              </div>
            ))}
          </dl>
          {left > 0 && (
            <p>
              <Plural value={left} other="그 밖에 #편" />
            </p>
          )}
        </section>
      )}
    </>
  )
}

interface PartProps {
  tally: MonthTally
  words: TallyWords
}

/** One part; null: the month as a whole. */
function CountTable({ tally, words, part }: PartProps & { part: TallyPart | null }) {
  const isCompared = isComparable(tally)
  const rows: readonly TallyRow[] = part === null ? [tally.total] : part.rows
  return (
    <table className={styles.table}>
      <caption>{part === null ? <VisuallyHidden>{words.title}</VisuallyHidden> : part.title}</caption>
      <thead>
        <tr>
          <td />
          {tallyColumns.map((column) => (
            <th key={column} scope="col">
              {words.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key ?? ''}>
            <th scope="row">{part === null ? words.all : words.nameIn(part, row)}</th>
            {tallyColumns.map((column) => (
              <td key={column}>
                <Count row={row} column={column} words={isCompared ? words : null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CountProps {
  row: TallyRow
  column: keyof TallyCounts
  /** null: there is nothing to compare with. */
  words: TallyWords | null
}

function Count({ row: { now, before }, column, words }: CountProps) {
  const { i18n } = useLingui()
  return (
    <>
      {i18n.number(now[column])}
      {words && (
        <small>
          <VisuallyHidden>
            {words.before} {i18n.number(before[column])},
          </VisuallyHidden>{' '}
          {words.difference(now[column], before[column])}
        </small>
      )}
    </>
  )
}

/** How published entries went, as their owners said. Nothing where none was published. */
function ResultTable({ tally, words }: PartProps) {
  const { i18n } = useLingui()
  const isCompared = isComparable(tally)
  if (tally.total.now.posted === 0) return null
  return (
    <table className={styles.table}>
      <caption>{words.results}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.columns.posted}</th>
          {isCompared && <th scope="col">{words.before}</th>}
        </tr>
      </thead>
      <tbody>
        {tally.results.map((row) => (
          <tr key={row.key ?? ''}>
            <th scope="row">{words.result(row)}</th>
            <td>{i18n.number(row.now)}</td>
            {isCompared && <td>{i18n.number(row.before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the numbers are, and what they are compared with. */
export function TallyNote({ tally }: { tally: MonthTally }) {
  const { before } = useTallyWords(tally)
  return isComparable(tally) ? (
    <Trans>계획한 글은 이 달에 날짜를 정한 글 모두예요. 작은 숫자는 {before}의 수와 견준 차이예요.</Trans>
  ) : (
    <Trans>계획한 글은 이 달에 날짜를 정한 글 모두예요. {before}에는 글이 없어 견주지 않았어요.</Trans>
  )
}
