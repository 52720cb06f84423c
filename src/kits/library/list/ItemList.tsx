import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type MouseEvent, useMemo, useRef, useState } from 'react'
import { GridList, isTextDropItem, useDragAndDrop, Virtualizer } from 'react-aria-components'
import { classNames } from '#ui/class-names.ts'
import { useMedia } from '#ui/useMedia.ts'
import { dragType } from './drag-type.ts'
import { withDropsInLine } from './drops-in-line.ts'
import { ItemRow } from './ItemRow.tsx'
import styles from './Items.module.css'
import { ItemLayout, type TileSize } from './item-layout.ts'
import type { FaceProps, LibraryItem } from './library-item.ts'
import type { MenuPoint } from './menu-point.ts'
import { useRubberBand } from './useRubberBand.ts'
import { useTouchDrag } from './useTouchDrag.ts'

interface Props<Item extends LibraryItem> {
  label: string
  items: readonly Item[]
  /** What is seen of an item; always the same component. */
  Face: ComponentType<FaceProps<Item>>
  /** Of what is no folder, in a grid. */
  tile?: TileSize
  look: 'grid' | 'list'
  /** Names of the folders of what a search found, by key; absent in a folder. */
  wayTo?: ((item: Item) => string) | undefined
  chosen: ReadonlySet<string>
  onChoose: (keys: ReadonlySet<string>) => void
  /** Absent where nothing opens. */
  onOpen?: ((key: string) => void) | undefined
  /** Absent where nothing may be changed. */
  change?:
    | {
        readonly renaming: string | null
        readonly onRename: (key: string, name: string | null) => void
        readonly canDrop: (keys: Iterable<string>, target: string | null) => boolean
        readonly onDrop: (keys: readonly string[], target: string | null) => void
        /** Those that wait to be pasted elsewhere. */
        readonly cut: ReadonlySet<string>
      }
    | undefined
  /** Null: not on an item. */
  onMenu: (point: MenuPoint, key: string | null) => void
  /** Whether an item has a menu; absent: each has one. */
  hasMenu?: ((item: Item) => boolean) | undefined
}

/** Folders and things of a screen, as a grid or a list, of which only what is visible is rendered. */
export function ItemList<Item extends LibraryItem>(props: Props<Item>) {
  const { label, items, Face, tile, look, wayTo, chosen, onChoose, onOpen, change, onMenu, hasMenu } = props
  const { t } = useLingui()
  const isCoarse = useMedia('(pointer: coarse)')
  const folders = items.findIndex(({ type }) => type !== 'folder')
  const nameOf = (names: readonly string[]) => {
    const count = names.length
    return count === 1 ? (names[0] ?? '') : t`${count}개`
  }
  const dragged = useRef<ReadonlySet<string>>(new Set())
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    isDisabled: !change || change.renaming !== null,
    getItems: (keys) => toDragItems(items, new Set([...keys].map(String))),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onDragStart: ({ keys }) => {
      dragged.current = new Set([...keys].map(String))
    },
    shouldAcceptItemDrop: ({ key }) =>
      change !== undefined && isFolder(items, key) && change.canDrop(dragged.current, String(key)),
    onItemDrop: (event) => {
      const target = String(event.target.key)
      void Promise.all(event.items.filter(isTextDropItem).map((item) => item.getText(dragType))).then(
        (keys) => change?.onDrop(keys, target),
      )
    },
    renderDragPreview: (dragItems) => {
      const names = dragItems.map((item) => item['text/plain'] ?? '')
      return <span className={styles.preview}>{nameOf(names)}</span>
    },
  })
  const [layout] = useState(() => new ItemLayout())
  const area = useRef<HTMLDivElement>(null)
  const band = useRef<HTMLDivElement>(null)
  useRubberBand({ area, band, chosen, onChoose, keysIn: (box) => layout.keysIn(box) })
  const touchPreview = useRef<HTMLDivElement>(null)
  useTouchDrag({
    area,
    preview: touchPreview,
    isDisabled: !change || change.renaming !== null,
    keysOf: (key) => (chosen.has(key) ? [...chosen] : [key]),
    labelOf: (keys) => nameOf(items.filter(({ id }) => keys.includes(id)).map(({ name }) => name)),
    canDrop: (keys, target) => !keys.includes(target ?? '') && (change?.canDrop(keys, target) ?? false),
    onDrop: (keys, target) => change?.onDrop(keys, target),
  })
  const layoutOptions = useMemo(
    () => ({
      look,
      folders: folders < 0 ? items.length : folders,
      rowHeight: look === 'grid' ? 64 : isCoarse ? 52 : 44,
      ...(tile ? { tile } : {}),
    }),
    [look, folders, items.length, isCoarse, tile],
  )
  const openMenu = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('input')) return
    const row = event.target.closest<HTMLElement>('[data-key]')
    const item = items.find(({ id }) => id === row?.dataset.key)
    if (item && hasMenu?.(item) === false) return
    event.preventDefault()
    // A finger that is held chooses and drags; the menu has its own button.
    if (row && event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') return
    // The key for the menu gives no point.
    const box = event.clientX === 0 && event.clientY === 0 ? row?.getBoundingClientRect() : undefined
    onMenu(
      { x: box ? box.x + 24 : event.clientX, y: box ? box.y + 24 : event.clientY },
      row?.dataset.key ?? null,
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu of the rows inside, which are interactive
    <div ref={area} className={styles.area} onContextMenu={openMenu}>
      <Virtualizer layout={layout} layoutOptions={layoutOptions}>
        <GridList<Item>
          aria-label={label}
          items={items}
          layout={look === 'grid' ? 'grid' : 'stack'}
          className={styles.list ?? ''}
          data-look={look}
          selectionMode="multiple"
          selectionBehavior="replace"
          keyboardNavigationBehavior="tab"
          selectedKeys={chosen}
          // Not a copy: the set also knows from where Shift goes on.
          onSelectionChange={(keys) =>
            onChoose(keys === 'all' ? new Set(items.map(({ id }) => id)) : (keys as ReadonlySet<string>))
          }
          {...(onOpen ? { onAction: (key) => onOpen(String(key)) } : {})}
          key={change ? 'changeable' : 'readable'}
          {...(change ? { dragAndDropHooks: withDropsInLine(dragAndDropHooks) } : {})}
          dependencies={[change !== undefined, change?.renaming, change?.cut, look, wayTo, hasMenu]}
        >
          {(item) => (
            <ItemRow
              id={item.id}
              textValue={item.name}
              item={item}
              Face={Face as ComponentType<FaceProps<LibraryItem>>}
              look={look}
              way={wayTo?.(item)}
              isRenaming={change?.renaming === item.id}
              isCut={change?.cut.has(item.id) ?? false}
              isMovable={change !== undefined}
              onRename={(name) => change?.onRename(item.id, name)}
              onMenu={hasMenu?.(item) === false ? undefined : (point) => onMenu(point, item.id)}
            />
          )}
        </GridList>
      </Virtualizer>
      <div ref={band} className={styles.band} hidden />
      <div
        ref={touchPreview}
        data-touch-preview
        className={classNames(styles.preview, styles.touchPreview)}
        hidden
        aria-hidden
      />
    </div>
  )
}

function toDragItems(items: readonly LibraryItem[], keys: ReadonlySet<string>): Record<string, string>[] {
  return items
    .filter(({ id }) => keys.has(id))
    .map(({ id, name }) => ({ 'text/plain': name, [dragType]: id }))
}

function isFolder(items: readonly LibraryItem[], key: unknown): boolean {
  return items.some(({ id, type }) => id === key && type === 'folder')
}
