import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CloudDownload from 'lucide-react/icons/cloud-download'
import Copy from 'lucide-react/icons/copy'
import { shortMoment } from '#engine/words/short-moment.ts'
import { FavoriteButton } from '#kits/design/favorites/FavoriteButton.tsx'
import items from '#kits/library/list/Items.module.css'
import type { FaceProps } from '#kits/library/list/library-item.ts'
import type { Body } from '#scene/body/body.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DesignCover } from '../cards/DesignCover.tsx'
import { useLibraryScene } from '../cards/library-scene.ts'
import { DesignName } from './DesignName.tsx'
import { DesignState, stateOf } from './DesignState.tsx'
import type { DesignFileItem } from './design-item.ts'
import styles from './Library.module.css'

interface Props extends FaceProps<DesignFileItem> {
  /** As this device has it; null: it has none; undefined while that is read. */
  body: Body | null | undefined
  thumbnail: string | null
  facts: string
}

/** A design in a grid: its first page, its name, form and last change. */
export function DesignTile(props: Props) {
  const { item, way, isChosen, isRenaming, onRename, tools, body, thumbnail, facts } = props
  const { favorites, isTrash } = useLibraryScene()
  const { idTemplate, trashedAt, changedAt } = item.design
  return (
    <>
      <span className={items.frame}>
        <DesignCover body={body} thumbnail={thumbnail} />
        {isChosen && (
          <span className={items.pick}>
            <Icon of={Check} size="small" />
          </span>
        )}
        <Corner item={item} body={body} thumbnail={thumbnail} />
        {!isChosen && !isTrash && favorites?.isPossible && idTemplate !== null && (
          <FavoriteButton
            className={styles.star}
            name={item.name}
            isOn={favorites.has(idTemplate)}
            onToggle={() => favorites.toggle(idTemplate)}
          />
        )}
        {tools}
      </span>
      <DesignName item={item} isRenaming={isRenaming} onRename={onRename} />
      <small className={items.facts}>
        {facts}
        {facts !== '' && ' · '}
        {way ?? shortMoment(trashedAt ?? changedAt)}
      </small>
    </>
  )
}

/** Where the design is, otherwise how many pages it has. */
function Corner({ item, body, thumbnail }: Pick<Props, 'item' | 'body' | 'thumbnail'>) {
  const { t } = useLingui()
  const { brand } = useLibraryScene()
  const state = stateOf(brand, item.design, body)
  const count = body?.pages.length ?? 1
  if (state === 'away' && thumbnail !== null) {
    // The words would hide what the picture shows.
    return (
      <span className={styles.pages} title={t`이 기기에 없음 · 열 때 받아요`}>
        <Icon of={CloudDownload} size="small" />
        <VisuallyHidden>
          <Trans>이 기기에 없음 · 열 때 받아요</Trans>
        </VisuallyHidden>
      </span>
    )
  }
  if (state !== null) {
    return (
      <span className={items.strip}>
        <DesignState design={item.design} body={body} />
      </span>
    )
  }
  if (count < 2) return null
  return (
    <span className={styles.pages}>
      <Icon of={Copy} size="small" />
      <Plural value={count} other="#쪽" />
    </span>
  )
}
