import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { LandingPage } from '#features/site/LandingPage.tsx'

export const Route = createFileRoute('/')({
  staticData: {
    screen: { guard: 'public', layout: 'main', title: msg`머릿속 브랜드를 한 권으로`, isJump: true },
  },
  loader: () => loadWords('site'),
  component: LandingPage,
})
