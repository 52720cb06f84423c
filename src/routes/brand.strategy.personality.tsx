import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GuideActions } from '#app/guide-actions/GuideActions.tsx'
import { StrategyDocument } from '#app/shell/StrategyDocument.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { PersonalityPage } from '#features/strategy/PersonalityPage.tsx'

export const Route = createFileRoute('/brand/strategy/personality')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`개성`,
      menu: { group: 'strategy', icon: 'voice', order: 5 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('strategy'), loadContent('options-strategy')]),
  component: Screen,
})

function Screen() {
  return (
    <StrategyDocument>
      <PersonalityPage actions={<GuideActions document="strategy" />} />
    </StrategyDocument>
  )
}
