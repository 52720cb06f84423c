import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Text } from '../Text.tsx'
import styles from './ScaleSlider.module.css'

type Props = {
  label: string
  /** Labels of the two ends. */
  low: string
  high: string
  /** 0 to 100; null: no choice yet, shown in the middle. */
  value: number | null
  onChoose: (value: number) => void
  /** While it is drawn along; null when that was given up. */
  onMove?: (value: number | null) => void
  /** The value as text, for screen readers and beside the label. */
  valueText: (value: number | null) => string
  /** Beside the label: a button that removes the choice. */
  end?: ReactNode
  error?: ReactNode
  isReadOnly?: boolean
}

const middle = 50

/** A value between two ends. A drag, or a key that is held down, reports one change on release. */
export function ScaleSlider(props: Props) {
  const { label, low, high, value, onChoose, onMove, valueText, end, error, isReadOnly } = props
  const id = useId()
  const isDown = useRef(false)
  const [held, setHeld] = useState<number | null>(null)
  const shown = held ?? value
  const at = shown ?? middle
  const isUntouched = shown === null

  function choose(next: number): void {
    setHeld(null)
    if (next !== value) onChoose(next)
    else onMove?.(null)
  }
  function giveUp(): void {
    setHeld(null)
    onMove?.(null)
  }
  function letGo(): void {
    if (!isDown.current) return
    isDown.current = false
    if (held !== null) choose(held)
  }
  return (
    <div className={classNames(styles.scale, isUntouched && styles.untouched)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden>
          {valueText(shown)}
        </span>
        {end}
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        className={styles.range}
        style={{ ['--at' as string]: `${at}%` }}
        aria-valuetext={valueText(shown)}
        aria-describedby={`${id}-ends`}
        aria-invalid={error ? true : undefined}
        disabled={isReadOnly}
        onPointerDown={() => {
          isDown.current = true
          // So that a press on the middle chooses it.
          setHeld(at)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') giveUp()
          // Space chooses the middle: the arrow keys move away from it.
          else if (event.key === ' ' && value === null) choose(at)
          else if (event.key.startsWith('Arrow') || /^(Page|Home|End)/.test(event.key)) isDown.current = true
        }}
        onChange={(event) => {
          const next = event.currentTarget.valueAsNumber
          // Screen readers change the value without a key or a pointer.
          if (!isDown.current) return choose(next)
          setHeld(next)
          onMove?.(next)
        }}
        onPointerUp={letGo}
        onPointerCancel={() => {
          isDown.current = false
          giveUp()
        }}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      <div id={`${id}-ends`} className={styles.ends}>
        <span className={classNames(at < 45 && styles.leaning)}>{low}</span>
        <span className={classNames(at > 55 && styles.leaning)}>{high}</span>
      </div>
      {error && (
        <Text tone="danger" size="small">
          {error}
        </Text>
      )}
    </div>
  )
}
