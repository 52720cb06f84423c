import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import type { SyntheticEvent } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './FavoriteButton.module.css'

interface Props {
  /** Of the template or the design. */
  name: string
  isOn: boolean
  onToggle: () => void
  /** Where it is on the picture. */
  className: string | undefined
}

/** The row takes presses and drags. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Makes a template or a design a favourite, or ends that. */
export function FavoriteButton({ name, isOn, onToggle, className }: Props) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={t`${name} 즐겨찾기`}
      aria-pressed={isOn}
      onPointerDown={stop}
      onMouseDown={stop}
      onDoubleClick={stop}
      onKeyDown={stop}
      onClick={(event) => {
        stop(event)
        onToggle()
      }}
    >
      <Icon of={Star} size="small" />
    </button>
  )
}
