import { useLingui } from '@lingui/react/macro'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Group, Input, Label, NumberField } from 'react-aria-components'
import type * as Y from 'yjs'
import { classNames } from '#ui/class-names.ts'
import { isComposing } from '#ui/composing.ts'
import { Icon } from '#ui/Icon.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import { type Common, mixed } from './common.ts'
import { Said, useIsReadOnly } from './FieldGroup.tsx'
import styles from './Fields.module.css'
import { useHeldEdit } from './useHeldEdit.ts'
import { useScrub } from './useScrub.ts'

interface Props {
  label: string
  /** An icon in place of the label, which is spoken. */
  icon?: ReactNode
  /** null: none is set. */
  value: Common<number | null>
  unit?: string
  atLeast?: number
  atMost?: number
  /** Of an arrow or a button; ten of them with Shift. */
  step?: number
  /** Digits after the point. */
  digits?: number
  /** Buttons for less and more. */
  hasButtons?: boolean
  /** What is shown where none is set; without it the field cannot be emptied. */
  none?: string
  /** Where to begin from none. */
  first?: number
  /** Writes what it makes of the value of each layer; null: none. */
  onChange: (doc: Y.Doc, next: (before: number | null) => number | null) => void
}

/**
 * A number. Enter and leaving the field commit it, arrows and dragging the label change it at once: as one step of undo for as
 * long as they are held.
 */
export function NumberProperty(props: Props) {
  const { label, icon, value, unit = '', atLeast = -1e5, atMost = 1e5, step = 1, digits = 0 } = props
  const { hasButtons = false, none, first = atLeast, onChange } = props
  const { t, i18n } = useLingui()
  const isReadOnly = useIsReadOnly()
  const held = useHeldEdit()
  const box = useRef<HTMLDivElement>(null)
  const rounded = (number: number) => Number(number.toFixed(digits))
  const within = (number: number) => rounded(Math.min(atMost, Math.max(atLeast, number)))
  const by = (amount: number) =>
    held.edit((doc) => onChange(doc, (before) => within(before === null ? first : rounded(before) + amount)))
  const scrub = useScrub(held, (steps) => by(steps * step))
  const shown = value === mixed || value === null ? Number.NaN : rounded(value)
  const several = t`여러 값`
  const words = value === mixed ? several : value === null ? (none ?? '') : `${i18n.number(shown)}${unit}`
  if (isReadOnly) return <Said label={label}>{words}</Said>

  const typed = (number: number) => {
    if (Object.is(number, shown)) return
    if (!Number.isNaN(number)) held.edit((doc) => onChange(doc, () => within(number)))
    else if (none !== undefined && value !== null) held.edit((doc) => onChange(doc, () => null))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    event.stopPropagation()
    if (box.current?.querySelector('input')?.disabled) return
    held.hold()
    by((event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 10 : 1))
  }
  const stepButton = (name: string, drawing: typeof Minus, amount: number) => (
    <button type="button" tabIndex={-1} className={styles.step} aria-label={name} onClick={() => by(amount)}>
      <Icon of={drawing} size="small" />
    </button>
  )
  return (
    <NumberField
      className={styles.number ?? ''}
      value={shown}
      minValue={atLeast}
      maxValue={atMost}
      formatOptions={{ maximumFractionDigits: digits, useGrouping: false }}
      isWheelDisabled
      onChange={typed}
    >
      <Group
        ref={box}
        className={classNames(styles.box, hasButtons && styles.withSteps)}
        onKeyDownCapture={onKeyDown}
        onKeyUp={held.release}
        onBlur={held.release}
      >
        {hasButtons && stepButton(t`${label} 줄이기`, Minus, -step)}
        <Label className={hasButtons ? visuallyHiddenClass : (styles.name ?? '')} {...scrub}>
          {icon}
          <span className={icon === undefined ? undefined : visuallyHiddenClass}>{label}</span>
        </Label>
        <Input
          className={styles.input ?? ''}
          placeholder={value === mixed ? several : (none ?? '')}
          size={1}
        />
        {unit !== '' && (
          <span className={styles.unit} aria-hidden>
            {unit}
          </span>
        )}
        {hasButtons && stepButton(t`${label} 늘리기`, Plus, step)}
      </Group>
    </NumberField>
  )
}
