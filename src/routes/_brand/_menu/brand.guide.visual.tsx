import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { PhotographyChapter, usePhotographyChapter } from '#app/book/usePhotographyChapter.tsx'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { loadContent, loadWorkbook } from '#device/words/content.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { guideSections } from '#model/workbook/sections.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const VisualChapter = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withWords(import('#features/guide/visual/VisualChapter.tsx'), 'device', 'guide-visual'),
      loadContent('options'),
    ])
    return part
  },
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={6} /> },
)

export const Route = createFileRoute('/_brand/_menu/brand/guide/visual')({
  staticData: {
    screen: {
      title: msg`비주얼 아이덴티티`,
      menu: { group: 'brand', icon: 'swatches', order: 2 },
      isInPalette: true,
    },
  },
  // A link to a chapter scrolls to it, so nothing above it may grow afterwards.
  loader: ({ location: { hash } }) =>
    Promise.all([
      loadWords('book'),
      loadWorkbook('visual'),
      ...(hash === '' ? [] : [VisualChapter.preload(), PhotographyChapter.preload()]),
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
