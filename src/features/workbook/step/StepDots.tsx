import { Fragment, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { RenderLink } from '#ui/render-link.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './StepDots.module.css'

type Props = {
  label: string
  steps: {
    key: string
    label: ReactNode
    isDone?: boolean
    isCurrent?: boolean
    render: RenderLink
  }[]
  /** Read by screen readers after a finished step: 완료. */
  doneText: string
}

/** Links to the steps of a section, with names; on phones dots, with the names for screen readers. */
export function StepDots({ label, steps, doneText }: Props) {
  return (
    <nav aria-label={label} className={styles.dots}>
      {steps.map((step) => (
        <Fragment key={step.key}>
          {step.render({
            className: classNames(styles.dot, step.isDone && styles.done),
            children: (
              <>
                <span className={styles.name}>{step.label}</span>
                {step.isDone && <VisuallyHidden> {doneText}</VisuallyHidden>}
              </>
            ),
            ...(step.isCurrent ? { 'aria-current': 'step' } : {}),
          })}
        </Fragment>
      ))}
    </nav>
  )
}
