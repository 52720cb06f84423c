import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type Bundle, useBundles } from '#kits/design/templates/useBundles.ts'
import { suits } from '#model/templates/find-templates.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import styles from '../shown/Market.module.css'
import type { Market } from '../shown/useMarket.ts'
import { BundleCard } from './BundleCard.tsx'

const most = 3

interface Props {
  market: Market
  /** Of the brand's profile: bundles that are made for it come first. */
  industry: string | null
}

/** The first bundles, and the way to all of them. Nothing where this device has none. */
export function BundleShelf({ market, industry }: Props) {
  const bundles = useBundles(market.brand, market.templates)
  if (!bundles || bundles.length === 0) return null
  const isFor = ({ trades }: Bundle) => industry !== null && trades.length > 0 && suits(trades, industry)
  const inOrder = [...bundles].sort((a, b) => Number(isFor(b)) - Number(isFor(a)))
  return (
    <section aria-labelledby="market-bundles" className={styles.part}>
      <SectionHead
        title={
          <span id="market-bundles">
            <Trans>묶음으로 한 번에</Trans>
          </span>
        }
        end={
          <Link to="/brand/market/bundle" className={linkClass}>
            <Trans>묶음 모두 보기</Trans>
          </Link>
        }
      />
      <ul className={styles.bundles}>
        {inOrder.slice(0, most).map((bundle) => (
          <li key={bundle.idBundleCollection}>
            <BundleCard bundle={bundle} market={market} />
          </li>
        ))}
      </ul>
    </section>
  )
}
