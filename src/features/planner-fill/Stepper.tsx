import { useLingui } from '@lingui/react/macro'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Icon } from '#ui/Icon.tsx'
import styles from './Mix.module.css'

interface Props {
  name: string
  value: number
  isLeast: boolean
  isMost: boolean
  onStep: (by: 1 | -1) => void
}

/** A number with a button on each side. */
export function Stepper({ name, value, isLeast, isMost, onStep }: Props) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.stepper} aria-label={t`${name} ${value}편`}>
      <button
        type="button"
        aria-label={t`${name} 하나 빼기`}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onStep(-1)}
      >
        <Icon of={Minus} size="small" />
      </button>
      <b aria-live="polite">{value}</b>
      <button
        type="button"
        aria-label={t`${name} 하나 더하기`}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onStep(1)}
      >
        <Icon of={Plus} size="small" />
      </button>
    </fieldset>
  )
}
