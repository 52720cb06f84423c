import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './CampaignForm.module.css'
import type { DraftField } from './check-draft.ts'

interface Props {
  field: DraftField
  /** Said below the field; undefined for controls that say it themselves, and where nothing is wrong. */
  error?: string | undefined
  children: ReactNode
}

/** A field of the form, which the form focuses when it is wrong. */
export function Faulty({ field, error, children }: Props) {
  return (
    <div data-field={field} className={styles.field}>
      {children}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
