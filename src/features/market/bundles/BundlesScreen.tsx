import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { bundleCollectionsRead } from '#kits/design/templates/bundles-read.ts'
import { type Bundle, useBundles } from '#kits/design/templates/useBundles.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from '../shown/Market.module.css'
import { MarketFrame } from '../shown/MarketFrame.tsx'
import { type Market, useMarket } from '../shown/useMarket.ts'
import { BundleCard } from './BundleCard.tsx'

/** All bundles: those that the brand has first. */
export default function BundlesScreen() {
  const { t } = useLingui()
  const market = useMarket()
  const bundles = useBundles(market.brand, market.templates)
  const { state } = useCachedRead(bundleCollectionsRead)
  const added = (bundles ?? []).filter(({ isAdded }) => isAdded)
  return (
    <MarketFrame market={market}>
      {() =>
        bundles === null && state.kind !== 'failed' ? (
          <div aria-busy>
            <Skeleton lines={6} />
          </div>
        ) : bundles === null || bundles.length === 0 ? (
          <EmptyState
            headline={t`아직 없어요`}
            action={
              <Link to="/brand/market/template" className={buttonClass()}>
                <Trans>템플릿 둘러보기</Trans>
              </Link>
            }
          >
            <Trans>묶음은 인터넷에 연결되면 보여요.</Trans>
          </EmptyState>
        ) : (
          <Stack gap={8}>
            {added.length > 0 && (
              <Part id="bundles-added" title={<Trans>담은 묶음</Trans>} bundles={added} market={market} />
            )}
            <Part
              id="bundles-all"
              title={<Trans>마켓의 묶음</Trans>}
              bundles={bundles.filter(({ isAdded }) => !isAdded)}
              market={market}
            />
          </Stack>
        )
      }
    </MarketFrame>
  )
}

interface PartProps {
  id: string
  title: ReactNode
  bundles: readonly Bundle[]
  market: Market
}

function Part({ id, title, bundles, market }: PartProps) {
  if (bundles.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <SectionHead title={<span id={id}>{title}</span>} />
      <ul className={styles.bundles}>
        {bundles.map((bundle) => (
          <li key={bundle.idBundleCollection}>
            <BundleCard bundle={bundle} market={market} />
          </li>
        ))}
      </ul>
    </section>
  )
}
