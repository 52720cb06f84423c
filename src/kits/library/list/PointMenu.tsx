import { Suspense, useRef } from 'react'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import styles from './Items.module.css'
import type { MenuPoint } from './menu-point.ts'

const Menu = lazyComponent(() => import('#ui/overlays/Menu.tsx'))

interface Props {
  label: string
  point: MenuPoint
  entries: readonly MenuEntry[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** A menu at the point that was pressed. */
export function PointMenu({ label, point, entries, onChoose, onClose }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={anchor} className={styles.point} style={{ left: point.x, top: point.y }} />
      <Suspense fallback={null}>
        <Menu
          label={label}
          anchor={anchor}
          placement="bottom start"
          groups={[{ id: 'all', entries: [...entries] }]}
          onClose={onClose}
          onChoose={(id) => {
            onClose()
            onChoose(id)
          }}
        />
      </Suspense>
    </>
  )
}
