import { useDayWords } from '#kits/planner/day-words.ts'
import { dayFacts } from '#model/planner/calendar.ts'
import { useBoard } from './board-context.ts'

export interface DayLabels {
  /** Names of public holidays. */
  readonly holidays: readonly string[]
  /** Names of the brand's own days, and of the solar term. */
  readonly notes: readonly string[]
  /** Whether the shop is shut. */
  readonly isClosed: boolean
}

/** What a day is, as words. */
export function useDayLabels(day: string): DayLabels {
  const { calendar } = useBoard()
  const words = useDayWords()
  const { holidays, term, own, isClosed } = dayFacts(day, calendar)
  const notes = own.flatMap(({ name }) => (name?.trim() ? [name.trim()] : []))
  return {
    holidays: holidays.map(words.holiday),
    notes: term === null ? notes : [...notes, words.term(term)],
    isClosed,
  }
}
