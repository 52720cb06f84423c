import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StrategyDocument } from '#app/shell/StrategyDocument.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { PositioningPage } from '#features/strategy/PositioningPage.tsx'

export const Route = createFileRoute('/brand/strategy/positioning')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`포지셔닝`,
      menu: { group: 'strategy', icon: 'position', order: 6 },
      isJump: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('strategy'), loadContent('options-strategy')]),
  component: Screen,
})

function Screen() {
  return (
    <StrategyDocument>
      <PositioningPage />
    </StrategyDocument>
  )
}
