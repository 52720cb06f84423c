import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './HintCard.module.css'

interface Props {
  title: ReactNode
  /** Secondary text beside the title, such as 1 / 3. */
  note?: ReactNode
  children: ReactNode
  actions?: ReactNode
  dismiss?: { label: string; onPress: () => void }
}

/** A hint that can be dismissed. */
export function HintCard({ title, note, children, actions, dismiss }: Props) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note !== undefined && <span>{note}</span>}
        {dismiss && (
          <IconButton
            label={dismiss.label}
            size="small"
            icon={<Icon of={X} size="small" />}
            onClick={dismiss.onPress}
          />
        )}
      </div>
      <div className={styles.words}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
