import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

/** The screen inside a frame. Its own boundary keeps a suspended screen from hiding the frame. */
export function FrameOutlet() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  )
}
