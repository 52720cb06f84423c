import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterFirstContent, afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { awaitMainPictures } from '#engine/browser/main-pictures.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { prepareCardWorker } from '#kits/design/cards/card-worker-source.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { backLinkClass } from '#ui/controls/link-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { BundleHead } from './bundles/BundleHead.tsx'

// Fonts, pictures and the scene, which the first content does not need. The worker that draws starts beside them.
const when = (load: () => void) => {
  const stops = [afterFirstContent(prepareCardWorker), afterFirstContentPaint(load)]
  return () => stops.forEach((stop) => void stop())
}
const later = { when, Placeholder: () => <Skeleton lines={6} /> }
const MarketScreen = lazyComponent(() => import('./MarketScreen.tsx'), later)
const BundlesScreen = lazyComponent(() => import('./bundles/BundlesScreen.tsx'), later)
const BundleScreen = lazyComponent(() => import('./bundles/BundleScreen.tsx'), later)

/** Templates in the dress of the open brand, what is wanted about now and bundles before them. */
export function MarketPage() {
  const { brand } = useDocument()
  useEffect(awaitMainPictures, [])
  return (
    <Page measure="large">
      <PageHead
        title={<Trans>템플릿 마켓</Trans>}
        note={<Trans>내 브랜드의 로고와 컬러, 글꼴을 입힌 모습이에요.</Trans>}
        actions={
          <Link to="/brand/market/bundle" className={buttonClass()}>
            <Trans>템플릿 묶음</Trans>
          </Link>
        }
      />
      <MarketScreen key={brand} isMain />
    </Page>
  )
}

/** All templates with their filters. */
export function TemplatesPage() {
  const { brand } = useDocument()
  useEffect(awaitMainPictures, [])
  return (
    <Page measure="large">
      <BackToMarket />
      <PageHead title={<Trans>템플릿</Trans>} />
      <MarketScreen key={brand} isMain={false} />
    </Page>
  )
}

/** All bundles. */
export function BundlesPage() {
  const { brand } = useDocument()
  return (
    <Page measure="large">
      <BackToMarket />
      <PageHead
        title={<Trans>템플릿 묶음</Trans>}
        note={<Trans>한 가지 일에 함께 쓰는 템플릿을 모았어요.</Trans>}
      />
      <BundlesScreen key={brand} />
    </Page>
  )
}

/** One bundle, with `isExpanded` every page of it. */
export function BundlePage({ id, isExpanded }: { id: number; isExpanded: boolean }) {
  const { brand } = useDocument()
  return (
    <Page measure="large">
      <Link to="/brand/market/bundle" className={backLinkClass}>
        <Trans>템플릿 묶음</Trans>
      </Link>
      <BundleHead id={id} />
      <BundleScreen key={brand} id={id} isExpanded={isExpanded} />
    </Page>
  )
}

function BackToMarket() {
  return (
    <Link to="/brand/market" className={backLinkClass}>
      <Trans>템플릿 마켓</Trans>
    </Link>
  )
}
