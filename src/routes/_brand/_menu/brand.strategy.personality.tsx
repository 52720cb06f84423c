import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { DocumentBeside } from '#app/brand/DocumentBeside.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { loadWords } from '#device/words/interface.ts'
import { StrategyPart } from '#features/strategy/StrategyPart.tsx'
import { strategySections } from '#model/workbook/sections.ts'

export const Route = createFileRoute('/_brand/_menu/brand/strategy/personality')({
  staticData: {
    isRestricted: true,
    screen: {
      title: msg`개성`,
      menu: { group: 'strategy', icon: 'voice', order: 5 },
      isInPalette: true,
    },
  },
  loader: () =>
    Promise.all([loadWords('book', 'strategy'), loadWorkbook('strategy'), loadContent('options-strategy')]),
  component: Screen,
})

function Screen() {
  return (
    <DocumentBeside document="strategy">
      <BookPage
        address="/brand/strategy/personality"
        sections={strategySections.filter(({ path }) => path.startsWith('strategy/personality/'))}
        chapter={({ path }) => <StrategyPart section={path} />}
      />
    </DocumentBeside>
  )
}
