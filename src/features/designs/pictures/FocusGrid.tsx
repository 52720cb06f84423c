import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId } from 'react'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './Pictures.module.css'
import { useThirdWords } from './useThirdWords.ts'

interface Props {
  /** What stays in sight, of the width and height of the picture. */
  focus: readonly [number, number]
  onChoose: (focus: readonly [number, number]) => void
}

const steps = [0, 0.5, 1] as const
const rows: Readonly<Record<string, number>> = { ArrowUp: -3, ArrowDown: 3 }

/** Chooses which part of a cropped picture stays in sight: nine places, by press or arrow keys. */
export function FocusGrid({ focus: [x, y], onChoose }: Props) {
  const { t } = useLingui()
  const thirds = useThirdWords()
  const name = useId()
  const chosen = nearest(x) + 3 * nearest(y)
  const choose = (at: number) => onChoose([steps[at % 3] ?? 0.5, steps[Math.floor(at / 3)] ?? 0.5])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = rows[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = chosen + by
    if (next < 0 || next > 8) return
    choose(next)
    event.currentTarget.querySelectorAll('input')[next]?.focus()
  }
  return (
    <div role="radiogroup" aria-label={t`보일 곳`} className={styles.grid} onKeyDown={move}>
      {thirds.map((label, at) => (
        <label key={label} className={styles.point} title={label}>
          <input
            type="radio"
            className={visuallyHiddenClass}
            name={name}
            checked={at === chosen}
            onChange={() => choose(at)}
          />
          <span className={visuallyHiddenClass}>{label}</span>
        </label>
      ))}
    </div>
  )
}

function nearest(part: number): number {
  return Math.min(2, Math.max(0, Math.round(part * 2)))
}
