import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Items.module.css'
import type { MenuPoint } from './menu-point.ts'

interface Props {
  name: string
  /** Begins a drag by keyboard or screen reader; absent where nothing can be moved. */
  onLift: ((button: HTMLElement) => void) | undefined
  /** Absent where there is nothing in it. */
  onMenu: ((point: MenuPoint) => void) | undefined
}

/** What a row can be asked for without the keys for it: its menu, and dragging by keyboard. */
export function RowButtons({ name, onLift, onMenu }: Props) {
  const { t } = useLingui()
  return (
    <span className={styles.tools}>
      {onLift && <GripButton label={t`${name} 끌어 옮기기`} onLift={onLift} />}
      {onMenu && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t`${name} 메뉴`}
          aria-haspopup="menu"
          {...ofItsOwn}
          onClick={(event) => {
            stop(event)
            const { left, bottom } = event.currentTarget.getBoundingClientRect()
            onMenu({ x: left, y: bottom })
          }}
        >
          <Icon of={Ellipsis} size="small" />
        </button>
      )}
    </span>
  )
}

/** The pointer drags the row itself. */
function GripButton({ label, onLift }: { label: string; onLift: (button: HTMLElement) => void }) {
  const start = (event: SyntheticEvent<HTMLButtonElement>) => {
    stop(event)
    onLift(event.currentTarget)
  }
  return (
    <button
      type="button"
      className={classNames(styles.tool, styles.grip)}
      aria-label={label}
      {...ofItsOwn}
      // A press that began the drag with the key down would end it with the key up.
      onKeyDown={(event) => {
        stopPress(event)
        if (event.key === 'Enter') event.preventDefault()
      }}
      onKeyUp={(event) => {
        if (event.key === 'Enter') start(event)
        else stopPress(event)
      }}
      onClick={start}
    >
      <Icon of={GripVertical} size="small" />
    </button>
  )
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** Keys that press a button would open or choose the row. */
function stopPress(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

/** Events of a button do not reach the row. */
const ofItsOwn = { onPointerDown: stop, onMouseDown: stop, onKeyDown: stopPress, onKeyUp: stopPress }
