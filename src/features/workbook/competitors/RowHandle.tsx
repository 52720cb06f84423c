import { useLingui } from '@lingui/react/macro'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ComponentProps } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './Competitors.module.css'

type Props = ComponentProps<'button'> & { name: string }

/** Drag handle of a row. */
export function RowHandle({ name, ...rest }: Props) {
  const { t } = useLingui()
  const label = t`${name} 순서 바꾸기`
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      title={label}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      {...rest}
    >
      <Icon of={GripVertical} />
    </button>
  )
}
