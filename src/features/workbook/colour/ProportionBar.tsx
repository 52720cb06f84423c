import type { CSSProperties } from 'react'
import { type Palette, statusRoles, usualShares } from '#model/colour/roles.ts'
import styles from './ProportionBar.module.css'

const order = ['quaternary', 'main', 'secondary', 'tertiary'] as const

/** A palette as wide as its colours are used; the status colours as a row of points. A drawing beside words. */
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
