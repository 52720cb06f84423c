import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { Stack } from '../Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './ChoiceGroup.module.css'

export type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  media?: ReactNode
  isDisabled?: boolean
}

type Props<Value extends string> = {
  legend: ReactNode
  isLegendHidden?: boolean
  choices: Choice<Value>[]
  /** null: not chosen. */
  value: Value | null
  onChoose: (value: Value) => void
  /** Rows under hairlines, or cards side by side. */
  look?: 'rows' | 'cards'
  error?: ReactNode
  name?: string
}

/** One of a few choices, each with a description. Native radio buttons. */
export function ChoiceGroup<Value extends string>(props: Props<Value>) {
  const { legend, isLegendHidden, choices, value, onChoose, look = 'rows', error } = props
  const ownName = useId()
  const name = props.name ?? ownName
  const errorId = `${ownName}-error`
  return (
    <Stack as="fieldset" gap={1} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={classNames(styles.legend, !isLegendHidden && styles.isSeen)}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={classNames(styles.choices, look === 'cards' ? styles.cards : styles.rows)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChoose(choice.value)}
            />
            {choice.media}
            <span className={styles.words}>
              <span className={styles.label}>{choice.label}</span>
              {choice.hint !== undefined && <span className={styles.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </p>
      )}
    </Stack>
  )
}
