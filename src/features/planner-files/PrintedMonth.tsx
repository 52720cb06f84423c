import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { listed } from '#engine/words/listed.ts'
import { dayWords, useDayWords } from '#kits/planner/day-words.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { TallyTables } from '#kits/planner/tally/TallyTables.tsx'
import { useMonthTally } from '#kits/planner/tally/useMonthTally.ts'
import { isEmptyTally, useTallyWords } from '#kits/planner/tally/useTallyWords.ts'
import { useOwnCalendar } from '#kits/planner/usePlanner.ts'
import { useBrandVoice } from '#kits/voice/useBrandVoice.ts'
import { dayFacts } from '#model/planner/calendar.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { monthOf, weeksOf } from '#model/planner/month.ts'
import { statusOf } from '#model/planner/status.ts'
import { cutText } from '#model/text/cut-text.ts'
import styles from './PrintedMonth.module.css'

interface Props {
  month: string
  /** By day and time; skipped ones are not printed. */
  entries: readonly PlannerEntry[]
  onPrinted: () => void
}

/** A month on a sheet of A4 across, and what came of it on the next. Nothing of it is on the screen: it is printed as soon as it is there. */
export default function PrintedMonth({ month, entries, onPrinted }: Props) {
  const { t } = useLingui()
  const names = useDayWords()
  const weeks = weeksOf(month)
  const tally = useMonthTally(month, useBrandVoice().keywords)
  const { title } = useTallyWords(tally)
  const words = usePlannerWords()
  const calendar = useOwnCalendar()
  const planned = entries.filter((entry) => statusOf(entry) !== 'SKIPPED')
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    const done = () => printed()
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [])
  return createPortal(
    <section className={styles.sheet} aria-hidden>
      <h1>{dayWords(`${month}-01`, 'month')}</h1>
      <div className={styles.grid} style={{ ['--weeks' as string]: weeks.length }}>
        {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
          <b key={weekday}>{names.weekday(weekday)}</b>
        ))}
        {weeks.flat().map((day) => {
          const { holidays, term, own, isClosed } = dayFacts(day, calendar)
          const named = [
            ...holidays.map(names.holiday),
            ...own.map(({ name }) => name ?? ''),
            ...(term === null ? [] : [names.term(term)]),
            ...(isClosed ? [t`쉼`] : []),
          ]
          return (
            <div
              key={day}
              className={styles.day}
              data-out={monthOf(day) !== month || undefined}
              data-closed={isClosed || undefined}
            >
              <small>
                <b>{Number(day.slice(8))}</b> {listed(named)}
              </small>
              {planned
                .filter((entry) => entry.day === day)
                .map((entry) => (
                  <p key={entry.key}>
                    <b>{entry.time}</b> {entry.title || cutText(entry.text, 40) || t`제목 없는 글`}{' '}
                    <small>{listed((entry.channels ?? []).map(words.channel))}</small>
                  </p>
                ))}
            </div>
          )
        })}
      </div>
      {!isEmptyTally(tally) && (
        <div className={styles.tally}>
          <h1>{title}</h1>
          <div className={styles.tables}>
            <TallyTables tally={tally} />
          </div>
        </div>
      )}
    </section>,
    window.document.body,
  )
}
