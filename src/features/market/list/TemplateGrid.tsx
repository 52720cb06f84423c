import { useState } from 'react'
import { GridList, GridListItem, Virtualizer } from 'react-aria-components'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import styles from '../shown/Market.module.css'
import type { Market } from '../shown/useMarket.ts'
import { CardLayout } from './card-layout.ts'
import { TemplateCard } from './TemplateCard.tsx'

interface Props {
  label: string
  templates: readonly Template[]
  market: Market
}

/** Templates of which only what is visible is rendered: there may be thousands. */
export function TemplateGrid({ label, templates, market }: Props) {
  const [layout] = useState(() => new CardLayout())
  return (
    <Virtualizer layout={layout}>
      <GridList<Template>
        aria-label={label}
        items={templates}
        layout="grid"
        className={styles.windowed ?? ''}
        selectionMode="none"
        keyboardNavigationBehavior="tab"
        dependencies={[market]}
      >
        {(template) => (
          <GridListItem id={template.idTemplate} textValue={template.name} className={styles.cell ?? ''}>
            <ErrorRegion shows="line">
              <TemplateCard template={template} market={market} />
            </ErrorRegion>
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  )
}
