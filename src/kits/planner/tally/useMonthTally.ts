import { useMemo } from 'react'
import { type MonthTally, tallyMonth } from '#model/planner/tally.ts'
import { useChannelTexts, useEntries } from '../usePlanner.ts'

/** What came of a month, yyyy-MM. `keywords`: those of the brand, as far as this device knows them. */
export function useMonthTally(month: string, keywords: readonly string[]): MonthTally {
  const entries = useEntries()
  const texts = useChannelTexts()
  return useMemo(() => tallyMonth(entries, texts, keywords, month), [entries, texts, keywords, month])
}
