import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { PremiumPrice } from '#kits/design/premium/PremiumPrice.tsx'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import type { Bundle } from '#kits/design/templates/useBundles.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Text } from '#ui/Text.tsx'
import styles from '../shown/Market.module.css'
import { ratioOf } from '../shown/ratio-of.ts'
import type { Market } from '../shown/useMarket.ts'
import { AddBundleButton } from './AddBundleButton.tsx'

const shown = 3

/** A bundle: three of its templates, what it is for, and whether the brand has it. */
export function BundleCard({ bundle, market }: { bundle: Bundle; market: Market }) {
  const { idBundleCollection, name, purpose, templates, isPremium } = bundle
  return (
    <article className={styles.bundle}>
      <div className={styles.bundleDesk}>
        {templates.slice(0, shown).map(({ idTemplate, body }) => (
          <div key={idTemplate} className={styles.inBundle} style={ratioOf(body)}>
            <ErrorRegion shows="line">
              {body.pages.slice(0, 1).map((page) => (
                <CardPicture
                  key={page.id}
                  body={body}
                  page={page}
                  brand={market.dress}
                  pictures={market.pictures}
                  studio={market.studio}
                />
              ))}
            </ErrorRegion>
          </div>
        ))}
        {isPremium && <PremiumMark className={styles.mark} />}
      </div>
      <div className={styles.about}>
        <h3>
          <Link
            to="/brand/market/bundle/$id"
            params={{ id: String(idBundleCollection) }}
            className={styles.bundleLink}
          >
            {name}
          </Link>
        </h3>
        <Text tone="soft" size="small">
          <Plural value={templates.length} other="#개" /> · {purpose}
        </Text>
        {isPremium && market.needsPlan && (
          <Text tone="soft" size="small">
            <PremiumPrice offer={market.offer} />
          </Text>
        )}
      </div>
      <AddBundleButton bundle={bundle} market={market} />
    </article>
  )
}
