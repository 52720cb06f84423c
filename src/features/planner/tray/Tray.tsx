import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useBoard } from '../board/board-context.ts'
import { TargetFlag } from '../board/DragGhost.tsx'
import { useIsTarget } from '../board/useIsTarget.ts'
import { dropDay } from '../drag/drop-target.ts'
import { IdeaTile } from './IdeaTile.tsx'
import styles from './Tray.module.css'

interface Props {
  onAdd: () => void
}

/** Ideas without a day: beside the month, under it where there is less room. What is dropped here loses its day alone. */
export function Tray({ onAdd }: Props) {
  const { t } = useLingui()
  const { index, isEditable } = useBoard()
  const isTarget = useIsTarget(null)
  const count = index.tray.length
  return (
    <section
      aria-label={t`날짜 없는 생각`}
      {...{ [dropDay]: '' }}
      className={classNames(styles.tray, isTarget && styles.target)}
    >
      <div className={styles.head}>
        <h2>
          <Trans>날짜 없는 생각</Trans> <span>{count}</span>
        </h2>
        {isEditable && (
          <IconButton size="small" label={t`생각 적기`} icon={<Icon of={Plus} />} onClick={onAdd} />
        )}
      </div>
      <ul className={styles.ideas} data-drag-scrolls>
        {index.tray.map((key) => (
          <li key={key}>
            <IdeaTile entryKey={key} />
          </li>
        ))}
      </ul>
      {isTarget && <TargetFlag />}
      {isEditable && (
        <p className={styles.tip}>
          {count === 0 ? (
            <Trans>언제 올릴지 모르는 생각을 여기에 모아요.</Trans>
          ) : (
            <Trans>
              끌어서 날짜에 놓거나, 고른 뒤 <Kbd>D</Kbd>로 날짜를 골라요.
            </Trans>
          )}
        </p>
      )}
    </section>
  )
}
