import { createFileRoute } from '@tanstack/react-router'
import { MotionPage } from '#features/developer/motion/MotionPage.tsx'

export const Route = createFileRoute('/_empty/dev/lottie')({
  loader: () => ({ title: '/dev/lottie' }),
  component: MotionPage,
})
