import { createFileRoute } from '@tanstack/react-router'
import { EmptyScreen } from '#app/frames/EmptyScreen.tsx'
import { FrameOutlet } from '#app/frames/FrameOutlet.tsx'

/** Around what has neither header nor menu, and around the error of a screen there. */
export const Route = createFileRoute('/_empty')({
  component: () => (
    <EmptyScreen>
      <FrameOutlet />
    </EmptyScreen>
  ),
})
