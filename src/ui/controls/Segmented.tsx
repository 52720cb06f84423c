import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { visuallyHiddenClass } from '../VisuallyHidden.tsx'
import styles from './Segmented.module.css'

type Props<Value extends string> = {
  label: string
  options: { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChoose: (value: Value) => void
  /** Shows icons only; the labels become names and tooltips. */
  isIconsOnly?: boolean
  isBlock?: boolean
}

/** A switch between two to five options. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChoose, isIconsOnly, isBlock } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.segments, isBlock && styles.block)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={isIconsOnly ? option.label : undefined}>
          <input
            type="radio"
            className={visuallyHiddenClass}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.icon}
          <span className={isIconsOnly ? visuallyHiddenClass : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
