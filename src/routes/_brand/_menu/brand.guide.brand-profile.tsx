import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BookPage } from '#app/book/BookPage.tsx'
import { TextChapter } from '#features/guide/TextChapter.tsx'
import { loadContent, loadWorkbook } from '#kits/words/content.ts'
import { guideSections } from '#model/workbook/sections.ts'

export const Route = createFileRoute('/_brand/_menu/brand/guide/brand-profile')({
  staticData: {
    screen: {
      title: msg`브랜드 프로필`,
      menu: { group: 'brand', icon: 'profile', order: 5 },
      isInPalette: true,
    },
  },
  loader: () => Promise.all([loadWorkbook('info'), loadContent('options'), loadContent('reference')]),
  component: Screen,
})

function Screen() {
  return (
    <BookPage
      address="/brand/guide/brand-profile"
      sections={guideSections.filter(({ progress }) => progress === 'profileBrand')}
      chapter={({ path }) => <TextChapter section={path} />}
    />
  )
}
