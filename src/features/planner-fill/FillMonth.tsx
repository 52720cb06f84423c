import { useLingui } from '@lingui/react/macro'
import { listed } from '#engine/words/listed.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import { monthOf, weeksOf } from '#model/planner/month.ts'
import { DraftPicture } from './DraftPicture.tsx'
import styles from './Mix.module.css'
import type { Fill } from './useFill.ts'
import { useKindWords } from './useKindWords.ts'

/** The month in small: what is laid out on which day, where an entry is already, and when the shop is shut. */
export function FillMonth({ month, fill: { plan, drafts, taken, isClosed } }: { month: string; fill: Fill }) {
  const { t } = useLingui()
  const dayWords = useDayWords()
  const kinds = useKindWords()
  const draftOn = new Map(drafts.map((draft) => [draft.day, draft]))
  const kindOn = new Map(plan.items.map(({ day, kind }) => [day, kind]))
  const words = listed(plan.items.map(({ day, kind }) => t`${Number(day.slice(8))}일 ${kinds.name(kind)}`))
  return (
    <div className={styles.month} role="img" aria-label={t`어느 날에 무엇이 놓이는지: ${words}`}>
      {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
        <span key={weekday} className={styles.weekday}>
          {dayWords.weekday(weekday)}
        </span>
      ))}
      {weeksOf(month)
        .flat()
        .map((day) => {
          if (monthOf(day) !== month) return <span key={day} className={styles.cell} data-out />
          const kind = kindOn.get(day)
          const draft = draftOn.get(day)
          return (
            <span key={day} className={styles.cell} data-closed={isClosed(day) || undefined}>
              <small>{Number(day.slice(8))}</small>
              {draft?.template != null && (
                <span className={styles.shown}>
                  <DraftPicture draft={draft} />
                </span>
              )}
              {kind !== undefined && (
                <i className={styles.sign} data-kind={kind}>
                  {kinds.sign(kind)}
                </i>
              )}
              {kind === undefined && taken.has(day) && <i className={styles.taken}>●</i>}
            </span>
          )
        })}
    </div>
  )
}
