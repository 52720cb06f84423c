import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { loadWords } from '#device/words/interface.ts'
import { usePhotographyChapter } from '#features/guide/visual/photography/usePhotographyChapter.tsx'
import { VisualChapter } from '#features/guide/visual/VisualChapter.tsx'
import { guideSections } from '#model/workbook/sections.ts'

export const Route = createFileRoute('/_brand/_menu/brand/guide/visual')({
  staticData: {
    screen: {
      title: msg`비주얼 아이덴티티`,
      menu: { group: 'brand', icon: 'swatches', order: 2 },
      isInPalette: true,
    },
  },
  loader: () =>
    Promise.all([
      loadWords('book', 'device', 'guide-visual'),
      loadWorkbook('visual'),
      loadContent('options'),
    ]),
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
