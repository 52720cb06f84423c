import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { ChapterMark } from '#app/book/ChapterMark.tsx'
import { DocumentBeside } from '#app/brand/DocumentBeside.tsx'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { PositioningParts, positioningSections } from '#features/strategy/PositioningParts.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

// Points are moved with the workbook's board, which is loaded after the first content.
const PositionBoard = lazyComponent(
  () =>
    withWords(
      import('#features/workbook/position-map/PositionBoard.tsx'),
      'workbook-answers',
      'workbook-position-map',
    ),
  {
    when: afterFirstContentPaint,
  },
)

export const Route = createFileRoute('/_brand/_menu/brand/strategy/positioning')({
  staticData: {
    isRestricted: true,
    screen: {
      title: msg`포지셔닝`,
      menu: { group: 'strategy', icon: 'position', order: 6 },
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
      <BookPage address="/brand/strategy/positioning" sections={positioningSections}>
        <PositioningParts
          mark={(section) => <ChapterMark section={section} />}
          board={(statement) => (
            <PositionBoard screen="/brand/strategy/positioning">{statement}</PositionBoard>
          )}
        />
      </BookPage>
    </DocumentBeside>
  )
}
