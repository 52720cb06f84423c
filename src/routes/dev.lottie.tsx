import { createFileRoute } from '@tanstack/react-router'
import { EmptyScreen } from '#app/frames/EmptyScreen.tsx'
import { loadWords } from '#device/words/interface.ts'
import { MotionPage } from '#features/developer/motion/MotionPage.tsx'

export const Route = createFileRoute('/dev/lottie')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/lottie' })),
  component: () => (
    <EmptyScreen>
      <MotionPage />
    </EmptyScreen>
  ),
})
