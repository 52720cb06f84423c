import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PremiumWords } from '#kits/design/premium/PremiumWords.tsx'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import { useBundles } from '#kits/design/templates/useBundles.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import styles from '../shown/Market.module.css'
import { MarketFrame } from '../shown/MarketFrame.tsx'
import { useMarket } from '../shown/useMarket.ts'
import { AddBundleButton } from './AddBundleButton.tsx'
import { BundleCards } from './BundleCards.tsx'
import { BundlePages } from './BundlePages.tsx'

interface Props {
  id: number
  /** Every page of every template at a size to read; otherwise cards to choose from. */
  isExpanded: boolean
}

/** One bundle: what it is for, its templates, and whether the brand has it. */
export default function BundleScreen({ id, isExpanded }: Props) {
  const { t } = useLingui()
  const market = useMarket()
  const bundle = useBundles(market.brand, market.templates)?.find((each) => each.idBundleCollection === id)
  const params = { id: String(id) }
  return (
    <MarketFrame market={market}>
      {() =>
        bundle === undefined ? (
          <EmptyState
            headline={t`찾은 것 없음`}
            action={
              <Link to="/brand/market/bundle" className={buttonClass()}>
                <Trans>묶음 모두 보기</Trans>
              </Link>
            }
          >
            <Trans>이 묶음은 마켓에 없거나, 이 기기에서 아직 본 적이 없어요.</Trans>
          </EmptyState>
        ) : (
          <section aria-labelledby="bundle" className={styles.part}>
            <Stack gap={5}>
              <SectionHead
                title={
                  <span id="bundle">
                    <Plural value={bundle.templates.length} other="템플릿 #개" />
                  </span>
                }
              />
              <Row gap={3} align="center" isWrapped>
                {bundle.isPremium && !market.needsPlan && <PremiumMark />}
                {bundle.isPremium && market.needsPlan && <PremiumWords kind="bundle" offer={market.offer} />}
                <AddBundleButton bundle={bundle} market={market} look="ink" />
                {isExpanded ? (
                  <Link to="/brand/market/bundle/$id" params={params} className={buttonClass()}>
                    <Trans>한눈에 보기</Trans>
                  </Link>
                ) : (
                  <Link to="/brand/market/bundle-expand/$id" params={params} className={buttonClass()}>
                    <Trans>크게 펼쳐 보기</Trans>
                  </Link>
                )}
              </Row>
              {isExpanded ? (
                <BundlePages bundle={bundle} market={market} />
              ) : (
                <BundleCards bundle={bundle} market={market} />
              )}
            </Stack>
          </section>
        )
      }
    </MarketFrame>
  )
}
