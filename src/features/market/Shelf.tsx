import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { type DueTemplate, dueTemplates } from '#kits/design/templates/due-templates.ts'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './shown/Market.module.css'
import { ratioOf } from './shown/ratio-of.ts'
import type { Market } from './shown/useMarket.ts'

interface Props {
  templates: readonly Template[]
  market: Market
}

/** What the calendar asks for: templates of days that are now or soon, at one height. */
export function Shelf({ templates, market }: Props) {
  const { t } = useLingui()
  const [today] = useState(() => seoulDayOf(Date.now()))
  const due = dueTemplates(templates, today)
  if (due.length === 0) return null
  return (
    <section aria-labelledby="market-now" className={styles.part}>
      <SectionHead
        title={
          <span id="market-now">
            <Trans>지금 쓰기 좋은 템플릿</Trans>
          </span>
        }
      />
      <ul className={styles.shelf}>
        {due.map(({ template, ...when }) => (
          <li key={template.idTemplate}>
            <div className={styles.onShelf} style={ratioOf(template.body)}>
              {template.body.pages.slice(0, 1).map((cover) => (
                <CardPicture
                  key={cover.id}
                  body={template.body}
                  page={cover}
                  brand={market.dress}
                  pictures={market.pictures}
                  studio={market.studio}
                />
              ))}
              <button
                type="button"
                className={styles.open}
                aria-label={t`${template.name} 자세히 보기`}
                onClick={() => market.open(template)}
              />
            </div>
            <h3 className={styles.shelfName}>
              {template.name}
              {template.isPremium && <PremiumMark size="small" />}
            </h3>
            <Text as="small" tone="soft" size="small">
              <When {...when} />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function When({ occasion, days }: Omit<DueTemplate, 'template'>) {
  const { name } = occasion
  if (days <= 0) return <Trans>지금 {name}</Trans>
  return days === 1 ? (
    <Trans>{name}까지 하루</Trans>
  ) : (
    <Trans>
      {name}까지 {days}일
    </Trans>
  )
}
