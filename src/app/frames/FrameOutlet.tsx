import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

/** The screen inside a frame. A screen that suspends must not hide its frame. */
export function FrameOutlet() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  )
}
