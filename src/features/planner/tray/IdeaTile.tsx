import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, memo } from 'react'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useEntry } from '#kits/planner/usePlanner.ts'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { keysHintId, useBoard } from '../board/board-context.ts'
import { useIsHeld } from '../board/useIsTarget.ts'
import { entryAttribute } from '../drag/useEntryDrag.ts'
import styles from './Tray.module.css'

/** An idea of the tray: what it is about, its kind and who takes care of it. */
export const IdeaTile = memo(function IdeaTile({ entryKey: key }: { entryKey: string }) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { isEditable, openKey, holders, members, open } = useBoard()
  const isHeld = useIsHeld(key)
  const entry = useEntry(key)
  if (!entry) return null
  const holder = holders.get(key)
  const owner = members.find(({ id }) => id === entry.owner)
  return (
    <button
      type="button"
      {...{ [entryAttribute]: key }}
      aria-describedby={isEditable ? keysHintId : undefined}
      aria-current={openKey === key || undefined}
      className={classNames(
        styles.idea,
        isEditable && styles.movable,
        isHeld && styles.held,
        openKey === key && styles.open,
        holder && styles.shared,
      )}
      style={holder && ({ '--holder': `var(--p${holder.colour})` } as CSSProperties)}
      onClick={() => open(key)}
    >
      <span className={styles.title}>{entry.title?.trim() || t`제목 없는 글`}</span>
      {entry.kind !== null && (
        <span className={styles.kind}>
          <Tag>{words.kind(entry.kind)}</Tag>
        </span>
      )}
      {owner && <Avatar person={asDrawnPerson(owner)} size="small" />}
    </button>
  )
})
