import { useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type CSSProperties, memo } from 'react'
import { ChannelMark } from '#kits/planner/ChannelMark.tsx'
import { shownPictures } from '#kits/planner/picture/shown-pictures.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { StatusMark } from '#kits/planner/StatusMark.tsx'
import { useEntry } from '#kits/planner/usePlanner.ts'
import { isLate } from '#model/planner/late.ts'
import { statusOf } from '#model/planner/status.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { keysHintId, useBoard } from '../board/board-context.ts'
import { useIsHeld } from '../board/useIsTarget.ts'
import { entryAttribute } from '../drag/useEntryDrag.ts'
import { TilePicture } from '../tile/TilePicture.tsx'
import styles from './ListBoard.module.css'

/** An entry in the list: time, picture, title with its channels, status. */
export const EntryRow = memo(function EntryRow({ entryKey: key }: { entryKey: string }) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { isEditable, openKey, holders, open, now } = useBoard()
  const isHeld = useIsHeld(key)
  const entry = useEntry(key)
  if (!entry) return null
  const { time, title, channels } = entry
  const [picture] = shownPictures(entry)
  const [channel] = channels ?? []
  const status = statusOf(entry)
  const holder = holders.get(key)
  const name = holder?.name ?? ''
  return (
    <button
      type="button"
      {...{ [entryAttribute]: key }}
      aria-describedby={isEditable ? keysHintId : undefined}
      aria-current={openKey === key || undefined}
      className={classNames(styles.row, isHeld && styles.held, holder && styles.shared)}
      style={holder && ({ '--holder': `var(--p${holder.colour})` } as CSSProperties)}
      onClick={() => open(key)}
    >
      <span className={styles.time}>{time}</span>
      <span className={classNames(styles.sign, picture !== undefined && styles.picture)}>
        {picture !== undefined ? (
          <TilePicture picture={picture} />
        ) : (
          channel !== undefined && <ChannelMark channel={channel} />
        )}
      </span>
      <span className={styles.words}>
        <b className={status === 'SKIPPED' ? styles.skipped : undefined}>
          {title?.trim() || t`제목 없는 글`}
        </b>
        {channel !== undefined && (
          <small>
            <ChannelMark channel={channel} />
            {(channels ?? []).map(words.channel).join(', ')}
          </small>
        )}
        {isLate(entry, now) && (
          <small className={styles.late}>
            <Icon of={CircleAlert} size="small" />
            {t`시각이 지났어요`}
          </small>
        )}
        {holder && <small className={styles.holder}>{t`${name}님이 고치는 중`}</small>}
      </span>
      <span className={styles.status}>
        <StatusMark status={status} />
        {words.status(status)}
      </span>
    </button>
  )
})
