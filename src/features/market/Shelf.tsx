import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import type { MarketTemplate } from '#kits/design/templates/market-template.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Text } from '#ui/Text.tsx'
import { type Timely, timelyOf } from './find-templates.ts'
import styles from './Market.module.css'

interface Props {
  templates: readonly MarketTemplate[]
  dress: DressOfBrand
  pictures: ReadonlyMap<string, string>
  onOpen: (template: MarketTemplate) => void
}

/** What the calendar asks for: templates of days that are now or soon, at one height. */
export function Shelf({ templates, dress, pictures, onOpen }: Props) {
  const { t } = useLingui()
  const [today] = useState(() => seoulDayOf(Date.now()))
  const timely = timelyOf(templates, today)
  if (timely.length === 0) return null
  return (
    <section aria-labelledby="market-now">
      <SectionHead
        title={
          <span id="market-now">
            <Trans>요즘 쓸 것</Trans>
          </span>
        }
      />
      <ul className={styles.shelf}>
        {timely.map(({ template, ...when }) => (
          <li key={template.idTemplate}>
            <button
              type="button"
              className={styles.onShelf}
              style={{ '--ratio': template.body.width / template.body.height }}
              aria-label={t`${template.name} 자세히 보기`}
              onClick={() => onOpen(template)}
            >
              <PagePicture
                body={template.body}
                dress={dress.dress}
                pictures={pictures}
                label={template.name}
              />
            </button>
            <h3 className={styles.shelfName}>{template.name}</h3>
            <Text as="small" tone="soft" size="small">
              <When {...when} />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function When({ occasion, days }: Omit<Timely, 'template'>) {
  const { name } = occasion
  if (days <= 0) return <Trans>{name}, 지금</Trans>
  return days === 1 ? <Trans>{name}까지 하루</Trans> : <Trans>{name}까지 {days}일</Trans>
}
