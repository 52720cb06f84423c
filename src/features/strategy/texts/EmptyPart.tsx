import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './EmptyPart.module.css'

interface Props {
  step: string
  action: ReactNode
  children: ReactNode
}

/** Placeholder of an empty part: what will be shown here, and a link to the step that fills it. */
export function EmptyPart({ step, action, children }: Props) {
  return (
    <div className={styles.nothing} data-print="none">
      <span className={styles.lines} aria-hidden>
        <i />
        <i />
      </span>
      <p>{children}</p>
      <Link to="/work-book/$" params={stepParams(step)} className={buttonClass({ size: 'small' })}>
        <Icon of={PenLine} size="small" />
        {action}
      </Link>
    </div>
  )
}
