import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { ChapterMark } from '#app/book/ChapterMark.tsx'
import { PositioningParts } from '#app/book/chapters/PositioningParts.tsx'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { positioningSections } from '#features/strategy/positioning/positioning-sections.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

// Points are moved with the workbook's board, which is loaded after the first content.
const PositionBoard = lazyComponent(() => import('#features/workbook/position-map/PositionBoard.tsx'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_brand/_menu/brand/strategy/positioning')({
  staticData: {
    isRestricted: true,
    screen: {
      title: msg`포지셔닝`,
      menu: { group: 'strategy', icon: 'position', order: 6 },
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
    <BookPage address="/brand/strategy/positioning" sections={positioningSections}>
      <PositioningParts
        mark={(section) => <ChapterMark section={section} />}
        board={(statement) => <PositionBoard screen="/brand/strategy/positioning">{statement}</PositionBoard>}
      />
    </BookPage>
  )
}

async function preloadChapter(): Promise<void> {
  const { PositioningParts: parts } = await import('#app/book/chapters/PositioningParts.tsx')
  await parts.preload()
}
