import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './StatusButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  icon: ReactNode
  words: ReactNode
  /** After a middle dot; not shown on phones. */
  note?: ReactNode
  isBad?: boolean
}

/** A button that shows a state. Only errors are announced to screen readers. */
export function StatusButton({ icon, words, note, isBad, className, ...rest }: Props) {
  return (
    <>
      <button {...rest} type="button" className={classNames(styles.status, isBad && styles.bad, className)}>
        {icon}
        <span className={styles.words}>
          <b>{words}</b>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
      </button>
      <VisuallyHidden>
        <span role="status">{isBad && words}</span>
      </VisuallyHidden>
    </>
  )
}
