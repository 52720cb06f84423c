import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { TextChapter } from '#features/guide/TextChapter.tsx'
import { loadContent, loadWorkbook } from '#kits/words/content.ts'
import { guideSections } from '#model/workbook/sections.ts'

export const Route = createFileRoute('/_brand/_menu/brand/guide/info')({
  staticData: {
    screen: {
      title: msg`회사 프로필`,
      menu: { group: 'brand', icon: 'company', order: 4 },
      isInPalette: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('info'), loadContent('options'), loadContent('reference')]),
  component: Screen,
})

function Screen() {
  return (
    <BookPage
      address="/brand/guide/info"
      sections={guideSections.filter(({ progress }) => progress === 'profileCompany')}
      chapter={({ path }) => <TextChapter section={path} />}
    />
  )
}
