import { Link } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { ItemName } from '#kits/library/list/ItemName.tsx'
import items from '#kits/library/list/Items.module.css'
import { useLibraryScene } from '../cards/library-scene.ts'
import { addressOf, idOf } from './design-address.ts'
import type { DesignFileItem } from './design-item.ts'
import styles from './Library.module.css'

interface Props {
  item: DesignFileItem
  isRenaming: boolean
  onRename: (name: string | null) => void
}

/** The name of a design, which opens it where it is not in the trash. */
export function DesignName({ item, isRenaming, onRename }: Props) {
  const { isTrash } = useLibraryScene()
  if (isRenaming || isTrash) return <ItemName item={item} isRenaming={isRenaming} onRename={onRename} />
  const { document, createdType } = item.design
  return (
    <Link
      to={addressOf(createdType)}
      params={{ id: idOf(document) }}
      className={`${items.name} ${styles.name}`}
      title={item.name}
      draggable={false}
      {...ofItsOwn}
    >
      {item.name}
    </Link>
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
