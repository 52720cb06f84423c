import { Plural } from '@lingui/react/macro'
import Folder from 'lucide-react/icons/folder'
import { shortMoment } from '#engine/words/short-moment.ts'
import { ItemName } from '#kits/library/list/ItemName.tsx'
import items from '#kits/library/list/Items.module.css'
import type { FaceProps } from '#kits/library/list/library-item.ts'
import { QueueWords } from '#kits/library/list/QueueWords.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { DesignFolderItem } from './design-item.ts'

/** What is seen of a folder. */
export function FolderFace({ item, look, way, isRenaming, onRename, tools }: FaceProps<DesignFolderItem>) {
  const { count, folder } = item
  const name = <ItemName item={item} isRenaming={isRenaming} onRename={onRename} />
  const facts =
    folder.making === null ? (
      (way ?? (count !== null && <Plural value={count} other="#개" />))
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
