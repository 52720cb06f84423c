import type { CSSProperties } from 'react'
import { type Palette, statusRoles, usualShares } from '#model/colour/roles.ts'
import styles from './ProportionBar.module.css'

const order = ['quaternary', 'main', 'secondary', 'tertiary'] as const

/**
 * A palette drawn in the proportions in which its colours are used, status colours as dots. Decorative: the
 * text beside it says the same.
 */
export function ProportionBar({ palette }: { palette: Palette }) {
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.shares}>
        {order.map((role) => (
          <i key={role} style={{ background: palette[role], flexGrow: usualShares[role] } as CSSProperties} />
        ))}
      </span>
      <span className={styles.status}>
        {statusRoles.map((role) => (
          <i key={role} style={{ background: palette[role] }} />
        ))}
      </span>
    </span>
  )
}
