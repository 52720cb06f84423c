import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { strategySections } from '#model/workbook/sections.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const StrategyPart = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withWords(import('#features/strategy/StrategyPart.tsx'), 'strategy'),
      loadContent('options-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={4} /> },
)

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
    Promise.all([loadWords('book'), loadWorkbook('strategy'), hash !== '' && StrategyPart.preload()]),
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
