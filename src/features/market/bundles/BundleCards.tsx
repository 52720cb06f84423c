import type { Bundle } from '#kits/design/templates/useBundles.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { TemplateCard } from '../list/TemplateCard.tsx'
import styles from '../shown/Market.module.css'
import type { Market } from '../shown/useMarket.ts'

/** The templates of a bundle as cards. They are twelve at most. */
export function BundleCards({ bundle, market }: { bundle: Bundle; market: Market }) {
  return (
    <ul className={styles.grid}>
      {bundle.templates.map((template) => (
        <li key={template.idTemplate}>
          <ErrorRegion shows="line">
            <TemplateCard template={template} market={market} />
          </ErrorRegion>
        </li>
      ))}
    </ul>
  )
}
