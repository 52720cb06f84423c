import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { StoryChapter } from '#features/guide/StoryChapter.tsx'
import { TextChapter } from '#features/guide/TextChapter.tsx'
import { loadContent, loadWorkbook } from '#kits/words/content.ts'
import { guideSections } from '#model/workbook/sections.ts'

export const Route = createFileRoute('/_brand/_menu/brand/guide/core')({
  staticData: {
    screen: {
      title: msg`브랜드 가치 체계`,
      menu: { group: 'brand', icon: 'book', order: 2 },
      isInPalette: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('core'), loadContent('options')]),
  component: Screen,
})

function Screen() {
  return (
    <BookPage
      address="/brand/guide/core"
      sections={guideSections.filter(({ group }) => group === 'core')}
      chapter={({ path }) => (path === 'core/story' ? <StoryChapter /> : <TextChapter section={path} />)}
    />
  )
}
