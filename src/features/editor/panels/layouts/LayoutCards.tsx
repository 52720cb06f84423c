import { Trans, useLingui } from '@lingui/react/macro'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Layout } from '#scene/compose/layout-request.ts'
import { classNames } from '#ui/class-names.ts'
import { Text } from '#ui/Text.tsx'
import cards from '../parts/PictureCards.module.css'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Layouts.module.css'
import { useLayoutWords } from './useLayoutWords.ts'

interface Props {
  layouts: readonly Layout[]
  brand: DressOfBrand
  /** Others are being made. */
  isWaiting: boolean
  onTake: (layout: Layout) => void
}

/** Layouts as pictures; a press takes one. */
export function LayoutCards({ layouts, brand, isWaiting, onTake }: Props) {
  const { t } = useLingui()
  const words = useLayoutWords()
  const studio = useCardStudio()
  const pictures = usePictureUrls(brand.bytes)
  return (
    <div aria-busy={isWaiting || undefined}>
      <RovingGrid label={t`배치`} className={cards.cards}>
        {layouts.map((layout) => {
          const { name, body, leftOut } = layout
          const [page] = body.pages
          const missing = leftOut.map((kind) => words.kind[kind]).join(', ')
          return (
            <button
              key={name}
              type="button"
              className={classNames(cards.card, styles.card)}
              aria-disabled={isWaiting || undefined}
              onClick={() => {
                if (!isWaiting) onTake(layout)
              }}
            >
              <span className={cards.picture}>
                {page && (
                  <CardPicture body={body} page={page} brand={brand} pictures={pictures} studio={studio} />
                )}
              </span>
              <span>{words.composition[name]}</span>
              {leftOut.length > 0 && (
                <Text as="small" tone="soft" size="small">
                  <Trans>자리가 없어 뺀 것: {missing}</Trans>
                </Text>
              )}
            </button>
          )
        })}
      </RovingGrid>
    </div>
  )
}
