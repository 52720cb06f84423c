import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ForwardedRef, useContext, useRef, useState } from 'react'
import { createLeafComponent, DragAndDropContext, type Key, ListStateContext } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { classNames } from '#ui/class-names.ts'
import { DropPlace } from './DropPlace.tsx'
import { folderAttribute } from './drag-type.ts'
import styles from './Items.module.css'
import { ItemNode } from './item-node.ts'
import { LiveRow, type RowActions } from './LiveRow.tsx'
import type { FaceProps, LibraryItem } from './library-item.ts'
import type { MenuPoint } from './menu-point.ts'
import { RowButtons } from './RowButtons.tsx'
import { relayTo } from './relayed-events.ts'
import { isScrolling } from './scrolling.ts'

interface Props {
  /** Key of the item. */
  id: string
  /** By which typing finds it. */
  textValue: string
  item: LibraryItem
  Face: ComponentType<FaceProps<LibraryItem>>
  look: 'grid' | 'list'
  /** Folders that it is in. */
  way: string | undefined
  isRenaming: boolean
  isCut: boolean
  isMovable: boolean
  onRename: (name: string | null) => void
  /** Absent where it has no menu. */
  onMenu: ((point: MenuPoint) => void) | undefined
}

type Node = Parameters<typeof LiveRow>[0]['node']

/** A folder or a thing of a list. */
export const ItemRow = createLeafComponent(
  ItemNode,
  (props: Props, _: ForwardedRef<HTMLDivElement>, node: Node) => <Row {...props} node={node} />,
)

/** Dozens a second are made while the user scrolls: what a row needs to be used comes when it is touched or gets the focus. */
function Row({
  item,
  Face,
  look,
  way,
  isRenaming,
  isCut,
  isMovable,
  onRename,
  onMenu,
  node,
}: Props & { node: Node }) {
  const { t } = useLingui()
  const selection = useContext(ListStateContext)?.selectionManager
  const { dragState, dropState } = useContext(DragAndDropContext)
  const [touched, setTouched] = useState<Key | null>(null)
  const row = useRef<HTMLDivElement>(null)
  const actions = useRef<RowActions | null>(null)
  const [events] = useState(() => relayTo(actions))
  const { key } = node
  const { name, count = 0, takesUploads } = item
  const isChosen = selection?.isSelected(key) ?? false
  const isFocused = selection?.focusedKey === key
  // A row that left the window is used again for another item.
  const isLive = isFocused || touched === key
  const isFolder = item.type === 'folder'
  const folderLabel = count === null ? t`폴더 ${name}` : t`폴더 ${name}, ${count}개`
  const label = isFolder ? (takesUploads ? t`${folderLabel}, 사진 올리는 곳` : folderLabel) : name
  const isTarget = isFolder && dropState?.isDropTarget({ type: 'item', key, dropPosition: 'on' })
  return (
    <>
      {isFolder && dropState && <DropPlace folder={key} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of a grid that is no table */}
      <div
        ref={row}
        role="row"
        aria-label={label}
        aria-rowindex={node.index + 1}
        aria-selected={isChosen}
        tabIndex={isFocused ? 0 : -1}
        draggable={isMovable || undefined}
        className={classNames(styles.item, isFolder ? styles.folder : styles.file, isCut && styles.cut)}
        data-key={key}
        data-look={look}
        data-selected={isChosen || undefined}
        data-dragging={dragState?.isDragging(key) || undefined}
        data-drop-target={isTarget || undefined}
        {...(isFolder ? { [folderAttribute]: item.id } : {})}
        {...events}
        // Before the row gets the press itself.
        onPointerDownCapture={() => flushSync(() => setTouched(key))}
        onPointerMove={() => {
          if (!isLive && !isScrolling()) setTouched(key)
        }}
        onFocus={(event) => {
          if (actions.current) events.onFocus?.(event)
          else selection?.setFocusedKey(key)
        }}
      >
        {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on the row */}
        {/* biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is no table */}
        <div role="gridcell" aria-colindex={1} className={styles.cell}>
          <Face
            item={item}
            look={look}
            way={way}
            isChosen={isChosen}
            isRenaming={isRenaming}
            onRename={onRename}
            tools={
              <RowButtons
                name={name}
                onLift={isMovable && isLive ? (button) => actions.current?.lift(button) : undefined}
                onMenu={onMenu}
              />
            }
          />
        </div>
        {isLive && <LiveRow key={key} node={node} row={row} actions={actions} />}
      </div>
    </>
  )
}
