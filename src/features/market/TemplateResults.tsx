import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { templateFacts } from '#kits/design/templates/template-facts.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { optionWord } from '#kits/words/content.ts'
import { findTemplates } from '#model/templates/find-templates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { TemplateGrid } from './list/TemplateGrid.tsx'
import { isWhole, type MarketView, searchOf, tradeOf } from './market-view.ts'
import styles from './shown/Market.module.css'
import type { Market } from './shown/useMarket.ts'

interface Props {
  view: MarketView
  /** Of the brand's profile. */
  industry: string | null
  templates: readonly Template[]
  market: Market
  onClear: () => void
}

/** The templates that the search and all filters let through, and how many they are. */
export function TemplateResults({ view, industry, templates, market, onClear }: Props) {
  const { t } = useLingui()
  const found = useMemo(
    () => findTemplates(templates, templateFacts, searchOf(view, industry)),
    [templates, view, industry],
  )
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
      {found.length === 0 ? (
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
