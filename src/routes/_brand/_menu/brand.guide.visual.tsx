import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { VisualChapter } from '#app/book/chapters/VisualChapter.tsx'
import { usePhotographyChapter } from '#app/book/usePhotographyChapter.tsx'
import { loadWorkbook } from '#kits/words/content.ts'
import { guideSections } from '#model/workbook/sections.ts'

export const Route = createFileRoute('/_brand/_menu/brand/guide/visual')({
  staticData: {
    screen: {
      title: msg`비주얼 아이덴티티`,
      menu: { group: 'brand', icon: 'swatches', order: 3 },
      isInPalette: true,
    },
  },
  // A link to a chapter scrolls to it, so nothing above it may grow afterwards.
  loader: ({ location: { hash } }) => Promise.all([loadWorkbook('visual'), hash !== '' && preloadChapters()]),
  component: Screen,
})

function Screen() {
  return (
    <BookPage
      address="/brand/guide/visual"
      sections={guideSections.filter(({ group }) => group === 'visual')}
      chapter={(section) => <VisualChapter section={section} />}
      more={[usePhotographyChapter()]}
    />
  )
}

async function preloadChapters(): Promise<unknown> {
  const [{ VisualChapter: chapter }, { PhotographyChapter }] = await Promise.all([
    import('#app/book/chapters/VisualChapter.tsx'),
    import('#app/book/chapters/PhotographyChapter.tsx'),
  ])
  return Promise.all([chapter.preload(), PhotographyChapter.preload()])
}
