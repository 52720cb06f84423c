import { Trans } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const FavoritesScreen = lazyComponent(() => import('./FavoritesScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})

/** Templates of the market and designs that the person has marked. */
export function FavoritesPage() {
  const { brand } = useDocument()
  return (
    <Page measure="large">
      <PageHead
        title={<Trans>즐겨찾기</Trans>}
        note={<Trans>나만 보는 목록이에요. 별을 누르면 넣고 뺄 수 있어요.</Trans>}
      />
      <FavoritesScreen key={brand} brand={brand} />
    </Page>
  )
}
