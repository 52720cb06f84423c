import { useState } from 'react'
import { CollectionRendererContext, GridList } from 'react-aria-components'
import type { Template } from '#kits/design/templates/templates-read.ts'
import styles from '../shown/Market.module.css'
import type { Market } from '../shown/useMarket.ts'
import { cardWindow } from './CardWindow.tsx'
import { CardLayout } from './card-layout.ts'
import { TemplateCell } from './TemplateCell.tsx'

interface Props {
  label: string
  templates: readonly Template[]
  market: Market
}

/** Templates of which only what is visible is rendered: there may be thousands. */
export function TemplateGrid({ label, templates, market }: Props) {
  const [renderer] = useState(() => cardWindow(new CardLayout()))
  return (
    <CollectionRendererContext value={renderer}>
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
          <TemplateCell
            id={template.idTemplate}
            textValue={template.name}
            template={template}
            market={market}
          />
        )}
      </GridList>
    </CollectionRendererContext>
  )
}
