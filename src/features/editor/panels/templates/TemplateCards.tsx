import { Trans, useLingui } from '@lingui/react/macro'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import { useDress } from '#kits/design/dress/useDress.ts'
import { PremiumPrice } from '#kits/design/premium/PremiumPrice.tsx'
import { usePremiumOffer } from '#kits/design/premium/usePremiumOffer.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { classNames } from '#ui/class-names.ts'
import { Text } from '#ui/Text.tsx'
import cards from '../parts/PictureCards.module.css'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Templates.module.css'

interface Props {
  templates: readonly Template[]
  needsPlan: boolean
  onTake: (template: Template) => void
}

/** Templates as pictures of their first pages, in the brand’s dress. */
export function TemplateCards({ templates, needsPlan, onTake }: Props) {
  const { t } = useLingui()
  const studio = useCardStudio()
  // Without the pictures of the open design, so that a change of it does not draw the cards anew.
  const brand = useDress()
  const pictures = usePictureUrls(brand.bytes)
  const { form } = useShown().body
  const offer = usePremiumOffer(needsPlan)
  return (
    <RovingGrid label={t`템플릿`} className={classNames(cards.cards, styles.cards)}>
      {templates.map((template) => {
        const { idTemplate, name, body, formName, isPremium } = template
        const [cover] = body.pages
        const { width, height, unit } = body
        return (
          <button key={idTemplate} type="button" className={cards.card} onClick={() => onTake(template)}>
            <span className={cards.picture}>
              {cover && (
                <CardPicture body={body} page={cover} brand={brand} pictures={pictures} studio={studio} />
              )}
              {isPremium && <PremiumMark size="small" className={styles.mark} />}
            </span>
            <span>{name}</span>
            <Text as="small" tone="soft" size="small">
              {body.form === form ? (
                <Trans>이 크기 그대로</Trans>
              ) : (
                (formName ?? `${width} × ${height} ${unit}`)
              )}
            </Text>
            {isPremium && needsPlan && (
              <Text as="small" tone="soft" size="small">
                <PremiumPrice offer={offer} />
              </Text>
            )}
          </button>
        )
      })}
    </RovingGrid>
  )
}
