import { Plural, Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import MessageSquare from 'lucide-react/icons/message-square'
import { type CSSProperties, memo } from 'react'
import { ChannelMark } from '#kits/planner/ChannelMark.tsx'
import { shownPictures } from '#kits/planner/picture/shown-pictures.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { StatusMark } from '#kits/planner/StatusMark.tsx'
import { useEntry } from '#kits/planner/usePlanner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { isLate } from '#model/planner/late.ts'
import { statusOf } from '#model/planner/status.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { keysHintId, useBoard } from '../board/board-context.ts'
import { useIsHeld } from '../board/useIsTarget.ts'
import { entryAttribute } from '../drag/useEntryDrag.ts'
import type { Holder } from '../entries/useHolders.ts'
import styles from './EntryTile.module.css'
import { TilePicture } from './TilePicture.tsx'

interface Props {
  entryKey: string
  /** `full`: picture and two lines; `low`: a lower picture and one line; `line`: time and title beside each other. */
  look: 'full' | 'low' | 'line'
}

const looks: Readonly<Record<string, string | undefined>> = {
  IDEA: styles.idea,
  REVIEW: styles.review,
  POSTED: styles.posted,
  SKIPPED: styles.skipped,
}

/** An entry on a day: what it shows, where and when it is published, and how far it is. */
export const EntryTile = memo(function EntryTile({ entryKey: key, look }: Props) {
  const { isEditable, openKey, holders, open } = useBoard()
  const isHeld = useIsHeld(key)
  const entry = useEntry(key)
  if (!entry) return null
  const { time } = entry
  const status = statusOf(entry)
  const [picture] = shownPictures(entry)
  const holder = holders.get(key)
  return (
    <button
      type="button"
      {...{ [entryAttribute]: key }}
      aria-describedby={isEditable ? keysHintId : undefined}
      aria-current={openKey === key || undefined}
      data-look={look}
      data-has-picture={picture !== undefined || undefined}
      className={classNames(
        isHeld ? styles.from : styles.tile,
        !isHeld && looks[status],
        openKey === key && styles.open,
        holder && styles.shared,
        isEditable && styles.movable,
      )}
      style={holder && ({ '--holder': `var(--p${holder.colour})` } as CSSProperties)}
      onClick={() => open(key)}
    >
      {isHeld ? <From time={time} /> : <Inside entry={entry} look={look} holder={holder} />}
    </button>
  )
})

/** Where an entry that is moved came from. It stays the same button: a finger that holds an element keeps it. */
function From({ time }: { time: string | null }) {
  return (
    <>
      {time !== null && <b>{time}</b>}
      <span>
        <Trans>옮기는 중</Trans>
      </span>
    </>
  )
}

interface InsideProps {
  entry: PlannerEntry
  look: Props['look']
  holder: Holder | undefined
}

function Inside({ entry, look, holder }: InsideProps) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { now, comments } = useBoard()
  const count = comments.get(entry.key) ?? 0
  const { time, title, channels } = entry
  const [channel] = channels ?? []
  const [picture] = shownPictures(entry)
  const status = statusOf(entry)
  return (
    <>
      {picture !== undefined && look !== 'line' && (
        <span className={styles.picture}>
          <TilePicture picture={picture} />
        </span>
      )}
      <span className={styles.line}>
        {channel !== undefined && (
          <>
            <ChannelMark channel={channel} />
            <VisuallyHidden>{(channels ?? []).map(words.channel).join(', ')} </VisuallyHidden>
          </>
        )}
        {time !== null && <b>{time}</b>}
        {count > 0 && (
          <span className={styles.comments}>
            <Icon of={MessageSquare} size="small" />
            <VisuallyHidden>
              <Plural value={count} other="의견 #개" />
            </VisuallyHidden>
          </span>
        )}
        {isLate(entry, now) && (
          <span className={styles.late} title={t`시각이 지났어요`}>
            <Icon of={CircleAlert} size="small" />
            <VisuallyHidden> {t`시각이 지났어요`} </VisuallyHidden>
          </span>
        )}
        <span className={styles.status} title={words.status(status)}>
          <StatusMark status={status} />
          <VisuallyHidden> {words.status(status)} </VisuallyHidden>
        </span>
      </span>
      <span className={styles.title}>{title?.trim() || t`제목 없는 글`}</span>
      {holder && (
        <span className={styles.holder}>
          <VisuallyHidden>
            <Trans>함께 보는 사람:</Trans>{' '}
          </VisuallyHidden>
          {holder.name}
        </span>
      )}
    </>
  )
}
