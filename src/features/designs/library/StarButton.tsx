import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import type { SyntheticEvent } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './Library.module.css'

interface Props {
  name: string
  isOn: boolean
  onToggle: () => void
}

/** The row takes presses and drags. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Makes a design a favourite, or ends that. */
export function StarButton({ name, isOn, onToggle }: Props) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.star}
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
