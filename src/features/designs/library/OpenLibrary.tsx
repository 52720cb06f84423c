import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { pathTo } from '#kits/library/folders.ts'
import { itemKeyHandlers, itemKeys } from '#kits/library/list/item-keys.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { useKeptFocus } from '#kits/library/list/useKeptFocus.ts'
import { forms } from '#model/forms/forms.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLibraryScene } from '../cards/library-scene.ts'
import { EmptyLibrary } from './EmptyLibrary.tsx'
import { type DesignAsk, isSearch } from './find-designs.ts'
import styles from './Library.module.css'
import { LibraryBar } from './LibraryBar.tsx'
import { LibraryCrumbs } from './LibraryCrumbs.tsx'
import { type LibraryDialogName, LibraryDialogs } from './LibraryDialogs.tsx'
import { LibraryItems } from './LibraryItems.tsx'
import type { LibrarySearch } from './library-search.ts'
import { type DesignAction, useDesignEntries } from './useDesignEntries.tsx'
import { useItemActs } from './useItemActs.ts'
import type { Library } from './useLibrary.ts'
import { useLibraryOrder } from './useLibraryOrder.ts'
import type { MayDesign } from './useMayDesign.ts'
import { useShownItems } from './useShownItems.ts'

const noKeys: ReadonlySet<string> = new Set()
const keyedActions = [
  { id: 'rename', keys: itemKeys.rename },
  { id: 'trash', keys: itemKeys.delete },
] as const

interface Props {
  brand: BrandRef
  library: Library
  may: MayDesign
  search: LibrarySearch
  dress: DressOfBrand
  /** Whether the name of a new folder is asked for. */
  isMakingFolder: boolean
  onFolderMade: () => void
  onCreate: () => void
}

/** The open folder of a library: tools, items, and what can be done with them. */
export function OpenLibrary(props: Props) {
  const { brand, library, may, search, dress, isMakingFolder, onFolderMade, onCreate } = props
  const { createdType, isLocalBrand, canWrite } = may
  const { folders, folder } = library
  const here = folder?.key ?? null
  const { t } = useLingui()
  const { words } = useLibraryScene()
  const [ask, setAsk] = useState<Omit<DesignAsk, 'folder'>>({
    query: '',
    tab: forms.find(({ idForm }) => idForm === search.idForm)?.tab ?? null,
  })
  const [order, reorder] = useLibraryOrder(search)
  const items = useShownItems(library, { ...ask, folder: here }, order, words)
  const [marked, setMarked] = useState(noKeys)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [asked, setAsked] = useState<LibraryDialogName | null>(null)
  const [menu, setMenu] = useState<MenuPoint | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(list, here)
  const unmark = () => {
    setMarked(noKeys)
    keepFocus()
  }
  const acts = useItemActs({
    brand,
    library,
    may,
    items,
    unmark,
    onAsk: setAsked,
    onRenaming: setRenaming,
  })
  const entriesOf = useDesignEntries(may)
  const chosen = items.filter(({ id }) => marked.has(id))
  const isSearching = isSearch(ask)
  const { onKeyDown } = itemKeyHandlers({
    items,
    chosen,
    actions: keyedActions,
    canAct: (action, what) => entriesOf(what).some(({ id }) => id === action),
    onChoose: (key) => setMarked(new Set([key])),
    onAct: acts.act,
  })
  return (
    <>
      <LibraryBar
        ask={{ ...ask, folder: here }}
        onAsk={(next) => setAsk({ ...ask, ...next })}
        order={order}
        onOrder={reorder}
        count={chosen.length}
        entries={entriesOf(chosen)}
        onAct={(action) => acts.act(action, chosen)}
        onClear={unmark}
      />
      {!isSearching && folder && (
        <LibraryCrumbs createdType={createdType} path={pathTo(folders, folder.key)} />
      )}
      {items.length === 0 && library.isComing ? (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      ) : items.length === 0 ? (
        <EmptyLibrary
          state={isSearching ? 'search' : folder ? 'folder' : createdType}
          isLocalBrand={isLocalBrand}
          onCreate={canWrite ? onCreate : undefined}
          onClear={() => setAsk({ query: '', tab: null })}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are interactive
        <div ref={list} className={styles.content} onKeyDown={onKeyDown}>
          <LibraryItems
            label={folder?.name ?? (createdType === 'BRAND' ? t`브랜드 템플릿` : t`내 디자인`)}
            here={here}
            items={items}
            folders={folders}
            isSearching={isSearching}
            may={may}
            chosen={marked}
            onChoose={setMarked}
            onOpen={(item) => acts.edit(item)}
            renaming={renaming}
            onRename={acts.rename}
            onMove={acts.move}
            onMenu={setMenu}
          />
        </div>
      )}
      {menu && (
        <PointMenu
          label={t`고른 것`}
          point={menu}
          entries={entriesOf(chosen)}
          onClose={() => setMenu(null)}
          onChoose={(id) => acts.act(id as DesignAction, chosen)}
        />
      )}
      <LibraryDialogs
        asked={isMakingFolder ? 'folder' : asked}
        folders={folders}
        here={here}
        isSearching={isSearching}
        chosen={chosen}
        dress={dress}
        onClose={() => (isMakingFolder ? onFolderMade() : setAsked(null))}
        onCreateFolder={acts.createFolder}
        onMove={(target) => acts.move(marked, target)}
        onDelete={() => acts.deleteHere(chosen)}
      />
    </>
  )
}
