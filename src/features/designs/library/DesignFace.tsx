import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import CloudDownload from 'lucide-react/icons/cloud-download'
import Copy from 'lucide-react/icons/copy'
import Folder from 'lucide-react/icons/folder'
import type { CSSProperties, SyntheticEvent } from 'react'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useDesignThumbnail } from '#kits/design/document/useDesignThumbnail.ts'
import { useStoredBody } from '#kits/design/document/useStoredBody.ts'
import { FavoriteButton } from '#kits/design/favorites/FavoriteButton.tsx'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import { ItemName } from '#kits/library/list/ItemName.tsx'
import items from '#kits/library/list/Items.module.css'
import type { FaceProps } from '#kits/library/list/library-item.ts'
import { QueueWords } from '#kits/library/list/QueueWords.tsx'
import type { Body } from '#scene/body/body.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { DesignItem } from './design-item.ts'
import styles from './Library.module.css'
import { useLibraryScene } from './library-scene.ts'
import { addressOf, idOf } from './useLibraryActions.ts'

type Props = FaceProps<DesignItem>

/** What is seen of a folder or of a design. */
export function DesignFace(props: Props) {
  return props.item.type === 'folder' ? <FolderFace {...props} /> : <OneDesign {...props} />
}

function FolderFace({ item, look, way, isRenaming, onRename, tools }: Props) {
  if (item.type !== 'folder') return null
  const { count, folder } = item
  const name = <ItemName item={item} isRenaming={isRenaming} onRename={onRename} />
  const facts =
    folder.making === null ? (
      (way ?? <Plural value={count} other="#개" />)
    ) : (
      <QueueWords state={folder.making} />
    )
  if (look === 'grid') {
    return (
      <>
        <Icon of={Folder} />
        <span className={items.words}>
          {name}
          <small className={items.facts}>{facts}</small>
        </span>
        {tools}
      </>
    )
  }
  return (
    <>
      <span className={items.small}>
        <Icon of={Folder} />
      </span>
      <span className={items.words}>{name}</span>
      <span className={items.state} />
      <span className={items.fact}>{facts}</span>
      <span className={items.fact}>{shortMoment(folder.createdAt)}</span>
      {tools}
    </>
  )
}

function OneDesign({ item, look, way, isChosen, isRenaming, onRename, tools }: Props) {
  const { t } = useLingui()
  const { brand, favorites, isTrash } = useLibraryScene()
  const design = item.type === 'design' ? item.design : null
  const body = useStoredBody(brand, design?.document ?? null)
  const thumbnail = useDesignThumbnail(brand, design?.row ?? null, body === null)
  const facts = useFacts(item)
  if (!design) return null
  const name =
    isRenaming || isTrash ? (
      <ItemName item={item} isRenaming={isRenaming} onRename={onRename} />
    ) : (
      <Link
        to={addressOf(design.createdType)}
        params={{ id: idOf(design.document) }}
        className={`${items.name} ${styles.name}`}
        title={item.name}
        draggable={false}
        {...ofItsOwn}
      >
        {item.name}
      </Link>
    )
  const isWaiting = design.row === null && !isLocal(brand)
  const state = isWaiting ? <QueueWords state="waiting" isOnlyHere /> : body === null ? <Away /> : null
  const moment = shortMoment(design.trashedAt ?? design.changedAt)
  if (look === 'list') {
    return (
      <>
        <span className={items.small}>
          <Picture body={body} thumbnail={thumbnail} />
        </span>
        <span className={items.words}>
          {name}
          {way !== undefined && <small className={items.way}>{way}</small>}
        </span>
        <span className={items.state}>{state}</span>
        <span className={items.fact}>{facts}</span>
        <span className={items.fact}>{moment}</span>
        {tools}
      </>
    )
  }
  const count = body?.pages.length ?? 1
  return (
    <>
      <span className={items.frame}>
        <Picture body={body} thumbnail={thumbnail} />
        {isChosen && (
          <span className={items.pick}>
            <Icon of={Check} size="small" />
          </span>
        )}
        {!isWaiting && thumbnail !== null ? (
          // The words would hide what the picture shows.
          <span className={styles.pages} title={t`이 기기에 없음 · 열 때 받아요`}>
            <Icon of={CloudDownload} size="small" />
            <VisuallyHidden>
              <Trans>이 기기에 없음 · 열 때 받아요</Trans>
            </VisuallyHidden>
          </span>
        ) : state !== null ? (
          <span className={items.strip}>{state}</span>
        ) : (
          count > 1 && (
            <span className={styles.pages}>
              <Icon of={Copy} size="small" />
              <Plural value={count} other="#쪽" />
            </span>
          )
        )}
        {!isChosen && !isTrash && favorites?.isPossible && design.idTemplate !== null && (
          <FavoriteButton
            className={styles.star}
            name={item.name}
            isOn={favorites.has(design.idTemplate)}
            onToggle={() => design.idTemplate !== null && favorites.toggle(design.idTemplate)}
          />
        )}
        {tools}
      </span>
      {name}
      <small className={items.facts}>
        {facts}
        {facts !== '' && ' · '}
        {way ?? moment}
      </small>
    </>
  )
}

/** The row takes presses and drags. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
const ofItsOwn = {
  onPointerDown: stop,
  onMouseDown: stop,
  onClick: stop,
  onDoubleClick: stop,
  onKeyDown: stop,
} as const

function Away() {
  return (
    <>
      <Icon of={CloudDownload} size="small" />
      <Trans>이 기기에 없음 · 열 때 받아요</Trans>
    </>
  )
}

/** The first page: where this device has not the design, as the server drew it. */
export function Picture({
  body,
  thumbnail = null,
}: {
  body: Body | null | undefined
  thumbnail?: string | null
}) {
  const { dress, pictures } = useLibraryScene()
  const [cover] = body?.pages ?? []
  if (thumbnail !== null) {
    return (
      <span className={styles.desk}>
        <img className={styles.drawn} src={thumbnail} alt="" />
      </span>
    )
  }
  if (!body || !cover) return null
  return (
    <span className={styles.desk}>
      <span className={styles.thing} style={{ '--ratio': body.width / body.height } as CSSProperties}>
        <ErrorRegion shows="line">
          <PagePicture body={body} page={cover} dress={dress} pictures={pictures} label={null} />
        </ErrorRegion>
      </span>
    </span>
  )
}

/** The name of its form, otherwise its size; '' where neither is known. */
function useFacts(item: DesignItem): string {
  const { words } = useLibraryScene()
  if (item.type === 'folder') return ''
  const { form, width, height, unit } = item.design
  const name = form === null ? undefined : words.form[form]
  if (name !== undefined) return name
  return width === null || height === null ? '' : `${width} × ${height} ${unit ?? 'px'}`
}
