import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import styles from './Account.module.css'

interface Props {
  email: string
  /** Asks for another address; absent where it is fixed. */
  onOther?: (() => void) | undefined
  /** Below the address. */
  children?: ReactNode
}

/** An address that was given before, and the button that asks for another one. */
export function GivenAddress({ email, onOther, children }: Props) {
  return (
    <div className={styles.address}>
      {/* For password managers, which store the account under the address of the same form. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <span className={styles.written}>{email}</span>
      {children}
      {onOther && (
        <Button look="quiet" size="small" onClick={onOther}>
          <Trans>다른 이메일로</Trans>
        </Button>
      )}
    </div>
  )
}
