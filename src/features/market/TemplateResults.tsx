import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { templateFacts } from '#kits/design/templates/template-facts.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { optionWord } from '#kits/words/content.ts'
import { findTemplates } from '#model/templates/find-templates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { TemplateGrid } from './list/TemplateGrid.tsx'
import { countOutsideTrade, isWhole, type MarketView, searchOf, tradeOf } from './market-view.ts'
import styles from './shown/Market.module.css'
import type { Market } from './shown/useMarket.ts'

interface Props {
  view: MarketView
  /** Of the brand's profile. */
  industry: string | null
  templates: readonly Template[]
  market: Market
  /** Shows those of all trades. */
  onAllTrades: () => void
  onClear: () => void
}

/** The templates that the search and all filters let through, and how many they are. */
export function TemplateResults({ view, industry, templates, market, onAllTrades, onClear }: Props) {
  const { t } = useLingui()
  const found = useMemo(
    () => findTemplates(templates, templateFacts, searchOf(view, industry)),
    [templates, view, industry],
  )
  const outside = isWhole(view) ? 0 : countOutsideTrade(templates, view, industry)
  const trade = tradeOf(view, industry)
  const tradeName = trade === null ? null : optionWord('industry', trade, 'reference')
  const title = !isWhole(view)
    ? t`찾은 템플릿`
    : tradeName === null
      ? t`모든 템플릿`
      : t`${tradeName}에 어울리는 템플릿`
  return (
    <section aria-labelledby="market-all" className={styles.part}>
      <SectionHead
        title={<span id="market-all">{title}</span>}
        end={
          <span role="status">
            <Plural value={found.length} other="#개" />
          </span>
        }
      />
      {found.length > 0 && outside > 0 && (
        <Row gap={2} align="center" isWrapped>
          <Text tone="soft">
            <Plural value={outside} other="다른 업종의 템플릿 #개도 맞아요." />
          </Text>
          <Button size="small" onClick={onAllTrades}>
            <Trans>모든 업종에서 보기</Trans>
          </Button>
        </Row>
      )}
      {found.length === 0 && outside > 0 ? (
        <EmptyState
          headline={t`찾은 것 없음`}
          action={
            <Button onClick={onAllTrades}>
              <Trans>모든 업종에서 보기</Trans>
            </Button>
          }
        >
          <Plural value={outside} other={`‘${tradeName}’ 업종에는 없지만 다른 업종의 템플릿 #개가 맞아요.`} />
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState
          headline={t`찾은 것 없음`}
          action={
            <Button onClick={onClear}>
              <Trans>필터 지우기</Trans>
            </Button>
          }
        >
          <Trans>맞는 템플릿이 없어요. 다른 낱말로 찾아보세요.</Trans>
        </EmptyState>
      ) : (
        <TemplateGrid label={title} templates={found} market={market} />
      )}
    </section>
  )
}
