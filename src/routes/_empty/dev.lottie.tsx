import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { MotionPage } from '#features/developer/motion/MotionPage.tsx'

export const Route = createFileRoute('/_empty/dev/lottie')({
  loader: () => loadWords('developer').then(() => ({ title: '/dev/lottie' })),
  component: MotionPage,
})
