import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import { useDesignThumbnail } from '#kits/design/document/useDesignThumbnail.ts'
import { useStoredBody } from '#kits/design/document/useStoredBody.ts'
import { useUseTemplate } from '#kits/design/document/useUseTemplate.ts'
import { FavoriteButton } from '#kits/design/favorites/FavoriteButton.tsx'
import { useFavorites } from '#kits/design/favorites/useFavorites.ts'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { DesignCover } from '../cards/DesignCover.tsx'
import { SceneContext } from '../cards/library-scene.ts'
import { useScene } from '../cards/useScene.ts'
import { addressOf, idOf } from '../library/design-address.ts'
import styles from '../library/Library.module.css'
import { type FavoriteItem, toFavoriteItems } from './favorite-items.ts'

/** The favourites, newest first. Those whose design this account cannot see any more are left out. */
export default function FavoritesScreen({ brand }: { brand: BrandRef }) {
  const { t } = useLingui()
  const favorites = useFavorites(brand)
  const { designs } = useDesigns(brand)
  const { all: templates } = useTemplates(pageLanguage())
  const use = useUseTemplate()
  const { scene } = useScene(brand)
  if (!favorites.isPossible) {
    return (
      <EmptyState headline={t`아직 없어요`}>
        <Trans>이 기기에만 있는 브랜드에는 즐겨찾기가 없어요. 가입하면 쓸 수 있어요.</Trans>
      </EmptyState>
    )
  }
  if (favorites.ids === null) {
    return (
      <div aria-busy>
        <Skeleton lines={6} />
      </div>
    )
  }
  const items = toFavoriteItems(favorites.ids, designs ?? [], templates ?? [])
  if (items.length === 0) {
    return (
      <EmptyState
        headline={t`아직 없어요`}
        action={
          <Link to="/brand/market" className={buttonClass()}>
            <Trans>템플릿 둘러보기</Trans>
          </Link>
        }
      >
        <Trans>자주 쓰는 템플릿과 디자인에 별을 누르면 여기에 모여요.</Trans>
      </EmptyState>
    )
  }
  return (
    <SceneContext value={scene}>
      <ul className={styles.favorites}>
        {items.map((item) => (
          <li key={item.idTemplate} className={styles.favorite}>
            <Card item={item} brand={brand} onUse={use} />
            <FavoriteButton
              className={styles.star}
              name={item.name || t`이름 없는 디자인`}
              isOn
              onToggle={() => favorites.toggle(item.idTemplate)}
            />
          </li>
        ))}
      </ul>
    </SceneContext>
  )
}

interface CardProps {
  item: FavoriteItem
  brand: BrandRef
  onUse: ReturnType<typeof useUseTemplate>
}

function Card({ item, brand, onUse }: CardProps) {
  const { t } = useLingui()
  const isReader = useReadsOnly()
  const { design, template } = item
  const stored = useStoredBody(brand, design?.document ?? null)
  const thumbnail = useDesignThumbnail(brand, design?.row ?? null, stored === null)
  const name = item.name || t`이름 없는 디자인`
  const desk = (
    <span className={styles.favoriteDesk}>
      <DesignCover body={template?.body ?? stored} thumbnail={thumbnail} />
    </span>
  )
  if (template) {
    return (
      <>
        {desk}
        <span>{name}</span>
        {!isReader && (
          <button
            type="button"
            className={buttonClass()}
            aria-label={t`${name} 바로 쓰기`}
            onClick={() => void onUse(template)}
          >
            <Trans>바로 쓰기</Trans>
          </button>
        )}
      </>
    )
  }
  return design ? (
    <Link to={addressOf(design.createdType)} params={{ id: idOf(design.document) }} className={styles.name}>
      {desk}
      <span>{name}</span>
    </Link>
  ) : null
}
