import { shortMoment } from '#engine/words/short-moment.ts'
import { useDesignThumbnail } from '#kits/design/document/useDesignThumbnail.ts'
import { useStoredBody } from '#kits/design/document/useStoredBody.ts'
import items from '#kits/library/list/Items.module.css'
import type { FaceProps } from '#kits/library/list/library-item.ts'
import { DesignCover } from '../cards/DesignCover.tsx'
import { useLibraryScene } from '../cards/library-scene.ts'
import { useFactsOf } from '../cards/useFactsOf.ts'
import { DesignName } from './DesignName.tsx'
import { DesignState } from './DesignState.tsx'
import { DesignTile } from './DesignTile.tsx'
import type { DesignFileItem, DesignItem } from './design-item.ts'
import { FolderFace } from './FolderFace.tsx'

/** What is seen of a folder or of a design. */
export function DesignFace({ item, ...rest }: FaceProps<DesignItem>) {
  return item.type === 'folder' ? <FolderFace item={item} {...rest} /> : <OneDesign item={item} {...rest} />
}

function OneDesign(props: FaceProps<DesignFileItem>) {
  const { item, look, way, isRenaming, onRename, tools } = props
  const { design } = item
  const { brand } = useLibraryScene()
  const body = useStoredBody(brand, design.document)
  const thumbnail = useDesignThumbnail(brand, design.row, body === null)
  const facts = useFactsOf()(design)
  if (look === 'grid') return <DesignTile {...props} body={body} thumbnail={thumbnail} facts={facts} />
  return (
    <>
      <span className={items.small}>
        <DesignCover body={body} thumbnail={thumbnail} />
      </span>
      <span className={items.words}>
        <DesignName item={item} isRenaming={isRenaming} onRename={onRename} />
        {way !== undefined && <small className={items.way}>{way}</small>}
      </span>
      <span className={items.state}>
        <DesignState design={design} body={body} isShort />
      </span>
      <span className={items.fact}>{facts}</span>
      <span className={items.fact}>{shortMoment(design.trashedAt ?? design.changedAt)}</span>
      {tools}
    </>
  )
}
