import { Trans, useLingui } from '@lingui/react/macro'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { FavoriteButton } from '#kits/design/favorites/FavoriteButton.tsx'
import { PremiumPrice } from '#kits/design/premium/PremiumPrice.tsx'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Text } from '#ui/Text.tsx'
import styles from '../shown/Market.module.css'
import { ratioOf } from '../shown/ratio-of.ts'
import type { Market } from '../shown/useMarket.ts'
import { useSizeWords } from '../shown/useSizeWords.ts'

interface Props {
  template: Template
  market: Market
}

/** A template in the brand's dress, with its name and size. */
export function TemplateCard({ template, market }: Props) {
  const { t } = useLingui()
  const { idTemplate, name, body, formName, isPremium } = template
  const { favorites } = market
  const isReader = useReadsOnly()
  const size = useSizeWords(template)
  const [cover] = body.pages
  const isLocked = isPremium && market.needsPlan
  return (
    <article className={styles.card}>
      <div className={styles.desk}>
        <div className={styles.thing} style={ratioOf(body)}>
          {cover && (
            <CardPicture
              body={body}
              page={cover}
              brand={market.dress}
              pictures={market.pictures}
              studio={market.studio}
            />
          )}
        </div>
        {isPremium && <PremiumMark className={styles.mark} />}
        <button
          type="button"
          className={styles.open}
          aria-label={t`${name} 자세히 보기`}
          onClick={() => market.open(template)}
        />
        {favorites.isPossible && (
          <FavoriteButton
            className={styles.favorite}
            name={name}
            isOn={favorites.has(idTemplate)}
            onToggle={() => favorites.toggle(idTemplate)}
          />
        )}
      </div>
      <div className={styles.about}>
        <h3>{name}</h3>
        <Text tone="soft" size="small">
          {formName ?? size}
        </Text>
        {isLocked && (
          <Text tone="soft" size="small">
            <PremiumPrice offer={market.offer} />
          </Text>
        )}
      </div>
      {!isReader && (
        <Button
          size="small"
          className={styles.use}
          aria-label={isLocked ? t`${name} 자세히 보기` : t`${name} 바로 쓰기`}
          onClick={() => market.use(template)}
        >
          {isLocked ? <Trans>자세히 보기</Trans> : <Trans>바로 쓰기</Trans>}
        </Button>
      )}
    </article>
  )
}
