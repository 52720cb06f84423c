import { useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type CSSProperties, memo } from 'react'
import { dayWords } from '#kits/planner/day-words.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useEntry } from '#kits/planner/usePlanner.ts'
import { statusOf } from '#model/planner/status.ts'
import { cutText } from '#model/text/cut-text.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { keysHintId, useBoard } from '../board/board-context.ts'
import { useIsHeld, useIsSwap } from '../board/useIsTarget.ts'
import { dropDay, dropSwap } from '../drag/drop-target.ts'
import { entryAttribute } from '../drag/useEntryDrag.ts'
import { TilePicture } from '../tile/TilePicture.tsx'
import styles from './FeedBoard.module.css'

interface Props {
  entryKey: string
  /** yyyy-MM-dd */
  day: string
  isPosted: boolean
}

/** Letters of a text that stands in place of a picture. */
const longest = 80

/** An entry in the feed: its first picture alone, or its words where it has none. A planned one says when it comes. */
export const FeedTile = memo(function FeedTile({ entryKey: key, day, isPosted }: Props) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { isEditable, openKey, holders, open } = useBoard()
  const isHeld = useIsHeld(key)
  const isTarget = useIsSwap(key)
  const entry = useEntry(key)
  if (!entry) return null
  const isMovable = isEditable && !isPosted
  const [picture] = entry.pictures ?? []
  const title = entry.title?.trim() || t`제목 없는 글`
  const holder = holders.get(key)
  const when = [dayWords(day, 'short'), entry.time ?? ''].filter(Boolean).join(' ')
  const isMissing = picture === undefined && !isPosted
  const facts = [title, when, isPosted ? words.status('POSTED') : words.status(statusOf(entry))]
  return (
    <button
      type="button"
      {...{ [entryAttribute]: key, ...(isMovable && { [dropDay]: day, [dropSwap]: key }) }}
      aria-describedby={isMovable ? keysHintId : undefined}
      aria-current={openKey === key || undefined}
      className={classNames(
        styles.tile,
        isMovable && styles.movable,
        isHeld && styles.held,
        isTarget && !isHeld && styles.target,
        openKey === key && styles.open,
        holder && styles.shared,
      )}
      style={holder && ({ '--holder': `var(--p${holder.colour})` } as CSSProperties)}
      onClick={() => open(key)}
    >
      {picture === undefined ? (
        <span className={classNames(styles.words, isMissing && styles.missing)} aria-hidden>
          {entry.title?.trim() || cutText(entry.text, longest) || title}
        </span>
      ) : (
        <span className={styles.picture}>
          <TilePicture picture={picture} className={styles.whole} />
        </span>
      )}
      <VisuallyHidden>
        {[...facts, ...(isMissing ? [t`사진이 없어요`] : [])].join(', ')}
        {holder && `, ${holder.name}`}
      </VisuallyHidden>
      {isMissing && (
        <span className={styles.warning} title={t`사진이 없어요`} aria-hidden>
          <Icon of={CircleAlert} size="small" />
        </span>
      )}
      {!isPosted && (
        <span className={styles.when} aria-hidden>
          {when}
        </span>
      )}
    </button>
  )
})
