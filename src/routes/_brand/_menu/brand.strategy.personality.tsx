import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { StrategyPart } from '#app/book/chapters/StrategyPart.tsx'
import { loadWorkbook } from '#kits/words/content.ts'
import { strategySections } from '#model/workbook/sections.ts'

export const Route = createFileRoute('/_brand/_menu/brand/strategy/personality')({
  staticData: {
    isRestricted: true,
    screen: {
      title: msg`브랜드 성격`,
      menu: { group: 'strategy', icon: 'voice', order: 5 },
      isInPalette: true,
    },
  },
  // A link to a chapter scrolls to it, so nothing above it may grow afterwards.
  loader: ({ location: { hash } }) =>
    Promise.all([loadWorkbook('strategy'), hash !== '' && preloadChapter()]),
  component: Screen,
})

function Screen() {
  return (
    <BookPage
      address="/brand/strategy/personality"
      sections={strategySections.filter(({ path }) => path.startsWith('strategy/personality/'))}
      chapter={({ path }) => <StrategyPart section={path} />}
    />
  )
}

async function preloadChapter(): Promise<void> {
  const { StrategyPart: chapter } = await import('#app/book/chapters/StrategyPart.tsx')
  await chapter.preload()
}
