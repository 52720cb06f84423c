import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import styles from './Account.module.css'

export interface FieldError {
  /** Id of the input. */
  readonly id: string
  readonly text: string
}

/** List of all errors of a form. It takes the focus; each entry links to its field. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      <p>
        <Trans>다시 확인해 주세요.</Trans>
      </p>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
