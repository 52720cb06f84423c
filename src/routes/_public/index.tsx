import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { LandingPage } from '#features/site/LandingPage.tsx'

export const Route = createFileRoute('/_public/')({
  staticData: {
    screen: { title: msg`머릿속 브랜드를 한 권으로`, isInPalette: true },
  },
  loader: () => loadWords('site'),
  component: LandingPage,
})
