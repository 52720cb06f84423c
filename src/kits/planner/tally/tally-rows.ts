import type { MonthTally, TallyCounts, TallyRow } from '#model/planner/tally.ts'
import { dayWords } from '../day-words.ts'
import { isComparable, type TallyWords, tallyColumns } from './useTallyWords.ts'

/** The tally as rows of a table: what is counted, its name, its numbers and those of the month before. */
export function tallyRows(tally: MonthTally, words: TallyWords): string[][] {
  const numbers = ({ now, before }: Pick<TallyRow, 'now' | 'before'>) =>
    [now, before].flatMap((counts) => tallyColumns.map((column) => String(counts[column])))
  const heads = tallyColumns.map((column) => words.columns[column])
  return [
    [words.title, '', ...heads, ...heads.map((head) => `${head} (${words.before})`)],
    [words.all, '', ...numbers(tally.total)],
    ...words.parts.flatMap((part) =>
      part.rows.map((row) => [part.title, words.nameIn(part, row), ...numbers(row)]),
    ),
    ...tally.results.map((row) => [
      words.results,
      words.result(row),
      '',
      String(row.now),
      '',
      '',
      String(row.before),
      '',
    ]),
    ...tally.outcomes.map(({ title, day, outcome }) => [
      words.outcomes,
      [day, title?.trim() || words.untitled].join(' '),
      outcome?.trim() ?? '',
    ]),
  ]
}

/** The same as lines to send to others. Differences are said only where there is a month to compare with. */
export function tallyText(tally: MonthTally, words: TallyWords): string {
  const isCompared = isComparable(tally)
  const difference = (now: number, before: number) =>
    isCompared ? ` (${words.before} ${words.difference(now, before)})` : ''
  const counts = (now: TallyCounts, before: TallyCounts) =>
    tallyColumns
      .map((column) => `${words.columns[column]} ${now[column]}${difference(now[column], before[column])}`)
      .join(', ')
  const results = tally.results.filter(({ now }) => now > 0)
  return [
    words.title,
    counts(tally.total.now, tally.total.before),
    ...words.parts.flatMap((part) => [
      '',
      part.title,
      ...part.rows.map((row) => `- ${words.nameIn(part, row)}: ${counts(row.now, row.before)}`),
    ]),
    ...(results.length > 0
      ? ['', words.results, ...results.map((row) => `- ${words.result(row)} ${row.now}`)]
      : []),
    ...(tally.outcomes.length > 0 ? ['', words.outcomes] : []),
    ...tally.outcomes.map(
      ({ title, day, outcome }) =>
        `- ${dayWords(day, 'monthDay')} ${title?.trim() || words.untitled}: ${outcome?.trim() ?? ''}`,
    ),
  ].join('\n')
}
