import Check from 'lucide-react/icons/check'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './ToggleChip.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-pressed' | 'type' | 'onToggle'> & {
  isOn: boolean
  onToggle: (isOn: boolean) => void
}

/** A toggle button as a chip. Group several in `ToggleChips`. */
export function ToggleChip({ isOn, onToggle, onClick, className, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn}
      className={classNames(styles.chip, className)}
      onClick={(event) => {
        onClick?.(event)
        onToggle(!isOn)
      }}
    >
      {isOn && <Icon of={Check} size="small" />}
      {children}
    </button>
  )
}
