import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { dayWords } from '#kits/planner/day-words.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useBoard } from '../board/board-context.ts'
import { TargetFlag } from '../board/DragGhost.tsx'
import { MoreButton } from '../board/MoreButton.tsx'
import { useDayLabels } from '../board/useDayLabels.ts'
import { useEntriesOf } from '../board/useEntriesOf.ts'
import { useIsTarget } from '../board/useIsTarget.ts'
import { dropDay } from '../drag/drop-target.ts'
import { EntryTile } from '../tile/EntryTile.tsx'
import styles from './HoursBoard.module.css'

interface Props {
  day: string
  /** Keys by time, those without one at the end. */
  entries: readonly string[]
  /** How many of them are drawn, here and in the hours below. */
  most: number
  onMore: () => void
}

/** Head of a day with its names, and its entries without a time. */
export function DayTop({ day, entries, most, onMore }: Props) {
  const { t } = useLingui()
  const { isEditable, today, addAt } = useBoard()
  const { holidays, notes, isClosed } = useDayLabels(day)
  const isTarget = useIsTarget(day)
  const untimed = useEntriesOf(entries.slice(0, most)).filter(({ time }) => time === null)
  const date = dayWords(day, 'long')
  return (
    <div {...{ [dropDay]: day }} className={classNames(styles.top, isTarget && styles.target)}>
      <div className={styles.head}>
        <h2 className={classNames(styles.date, day === today && styles.today)}>
          <span>{dayWords(day, 'weekday')}</span> <b>{Number(day.slice(8))}</b>
        </h2>
        {isEditable && (
          <IconButton
            size="small"
            label={t`${date}에 새 글`}
            icon={<Icon of={Plus} size="small" />}
            onClick={() => addAt(day, null, [])}
          />
        )}
      </div>
      <div className={styles.names}>
        {holidays.map((name) => (
          <b key={name}>{name}</b>
        ))}
        {notes.map((name) => (
          <span key={name}>{name}</span>
        ))}
        {isClosed && (
          <span>
            <Trans>쉼</Trans>
          </span>
        )}
      </div>
      {untimed.map(({ key }) => (
        <EntryTile key={key} entryKey={key} look="line" />
      ))}
      <MoreButton left={entries.length - most} onPress={onMore} />
      {isTarget && <TargetFlag />}
    </div>
  )
}
