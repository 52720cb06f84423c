import { useLingui } from '@lingui/react/macro'
import type { ResultKey } from '#model/documents/planner-keys.ts'
import { addMonths } from '#model/planner/month.ts'
import type { MonthTally, ResultRow, TallyCounts, TallyRow } from '#model/planner/tally.ts'
import { dayWords } from '../day-words.ts'
import { usePlannerWords } from '../planner-words.ts'

export interface TallyPart {
  readonly id: 'channels' | 'kinds' | 'keywords'
  readonly title: string
  readonly rows: readonly TallyRow[]
}

export interface TallyWords {
  readonly title: string
  /** 11월 */
  readonly before: string
  /** 계획한 글, 올린 글, 건너뛴 글 */
  readonly columns: Readonly<Record<keyof TallyCounts, string>>
  readonly all: string
  readonly parts: readonly TallyPart[]
  /** The name of a row of a part. */
  readonly nameIn: (part: TallyPart, row: TallyRow) => string
  readonly results: string
  readonly result: (row: Pick<ResultRow, 'key'>) => string
  readonly outcomes: string
  readonly untitled: string
  /** `+3`, `−2`, `0`: against the month before. */
  readonly difference: (now: number, before: number) => string
}

export const tallyColumns = ['planned', 'posted', 'skipped'] as const

/** The words of a month's tally, and its parts that have rows. */
export function useTallyWords(tally: MonthTally): TallyWords {
  const { t, i18n } = useLingui()
  const words = usePlannerWords()
  const { month, channels, kinds, keywords } = tally
  const shownMonth = dayWords(`${month}-01`, 'month')
  const results: Readonly<Record<ResultKey, string>> = {
    GOOD: t`좋았어요`,
    FAIR: t`보통이에요`,
    POOR: t`아쉬워요`,
  }
  const names = {
    channels: { of: words.channel, none: t`채널 없음` },
    kinds: { of: words.kind, none: t`종류 없음` },
    keywords: { of: (key: string) => key, none: t`키워드 없는 글` },
  }
  const parts: readonly TallyPart[] = [
    { id: 'channels', title: t`채널별`, rows: channels },
    { id: 'kinds', title: t`종류별`, rows: kinds },
    { id: 'keywords', title: t`키워드별`, rows: keywords },
  ]
  return {
    title: t`${shownMonth} 정리`,
    before: dayWords(`${addMonths(month, -1)}-01`, 'onlyMonth'),
    columns: { planned: t`계획한 글`, posted: t`올린 글`, skipped: t`건너뛴 글` },
    all: t`모두`,
    parts: parts.filter(({ rows }) => rows.length > 0),
    nameIn: ({ id }, { key }) => (key === null ? names[id].none : names[id].of(key)),
    results: t`어땠는지`,
    result: ({ key }) => (key === null ? t`적지 않음` : results[key]),
    outcomes: t`적어 둔 결과`,
    untitled: t`제목 없는 글`,
    difference: (now, before) => i18n.number(now - before, { signDisplay: 'exceptZero' }),
  }
}

/** Whether the month before has an entry, so that it can be compared. */
export function isComparable({ total }: MonthTally): boolean {
  return total.before.planned > 0
}

/** Whether there is nothing to count. */
export function isEmptyTally({ total }: MonthTally): boolean {
  return total.now.planned === 0
}
