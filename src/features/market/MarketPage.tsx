import { Trans } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

// Fonts, pictures and the scene, which the first content does not need.
const MarketScreen = lazyComponent(() => import('./MarketScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})

/** Templates in the dress of the open brand. */
export function MarketPage() {
  const { brand } = useDocument()
  return (
    <Page measure="large">
      <PageHead
        title={<Trans>템플릿 마켓</Trans>}
        note={<Trans>내 브랜드의 로고와 컬러, 글꼴을 입힌 모습이에요.</Trans>}
      />
      <MarketScreen key={brand} />
    </Page>
  )
}
