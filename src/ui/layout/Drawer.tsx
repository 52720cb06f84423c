import { Suspense } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import type { DrawerProps } from './OpenDrawer.tsx'

const OpenDrawer = lazyComponent(() => import('./OpenDrawer.tsx'))

/** The sidebar of a narrow screen. Its code is loaded when it opens for the first time. */
export function Drawer({ isOpen, ...drawer }: DrawerProps & { isOpen: boolean }) {
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <OpenDrawer {...drawer} />
    </Suspense>
  )
}
