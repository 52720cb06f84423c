import ArrowDown from 'lucide-react/icons/arrow-down'
import Check from 'lucide-react/icons/check'
import { Icon } from '#ui/Icon.tsx'
import type { LineState } from './line-state.ts'
import styles from './Taglines.module.css'

export interface OfferedLine {
  readonly key: string
  readonly text: string
  readonly state: LineState
  /** After the line: why it cannot be taken, or where it goes. */
  readonly said: string | null
}

interface Props {
  lines: readonly OfferedLine[]
  isLocked: boolean
  onTake: (line: OfferedLine) => void
}

/** Lines that a press copies to a field below. */
export function LineList({ lines, isLocked, onTake }: Props) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.key}>
          <button
            type="button"
            className={styles.line}
            aria-disabled={line.state !== 'free' || isLocked || undefined}
            onClick={() => {
              if (line.state === 'free' && !isLocked) onTake(line)
            }}
          >
            <Icon of={line.state === 'taken' ? Check : ArrowDown} size="small" />
            <span className={styles.words}>{line.text}</span>
            {line.said !== null && <span className={styles.said}>{line.said}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
