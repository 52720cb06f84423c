import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { ButtonContext, type PressEvent, useSlottedContext } from 'react-aria-components'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import type { MenuPoint } from './DriveList.tsx'
import styles from './Items.module.css'

interface Props {
  name: string
  isMovable: boolean
  onMenu: (point: MenuPoint) => void
}

/**
 * What a row can be asked for without the keys for it: its menu, and dragging by keyboard. Plain elements, because those of
 * the list's library cost as much again as the row, of which dozens a second are made while somebody scrolls.
 */
export function RowButtons({ name, isMovable, onMenu }: Props) {
  const { t } = useLingui()
  return (
    <span className={styles.tools}>
      {isMovable && <GripButton label={t`${name} 끌어 옮기기`} />}
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
    </span>
  )
}

/** Begins a drag by keyboard or screen reader, as the list offers it to its rows. The pointer drags the row itself. */
function GripButton({ label }: { label: string }) {
  const drag = useSlottedContext(ButtonContext, 'drag')
  const start = (event: SyntheticEvent<HTMLButtonElement>) => {
    stop(event)
    const press: Pick<PressEvent, 'pointerType' | 'target'> = {
      pointerType: 'keyboard',
      target: event.currentTarget,
    }
    drag?.onPress?.(press as PressEvent)
  }
  return (
    <button
      type="button"
      ref={drag?.ref}
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

/** What happens on a button is not told to the row. */
const ofItsOwn = { onPointerDown: stop, onMouseDown: stop, onKeyDown: stopPress, onKeyUp: stopPress }
