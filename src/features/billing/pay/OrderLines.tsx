import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './OrderLines.module.css'

/** What an order comes to: a line for each part, as a list of terms. */
export function OrderLines({ children }: { children: ReactNode }) {
  return <dl className={styles.lines}>{children}</dl>
}

export function OrderLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What is taken by the press. `tax` says what is in it of tax. */
export function OrderSum({ tax, children }: { tax: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>
        <Trans>오늘 낼 금액</Trans> <small>{tax}</small>
      </dt>
      <dd aria-live="polite">{children}</dd>
    </div>
  )
}
