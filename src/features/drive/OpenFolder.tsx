import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useRef, useState } from 'react'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { useDriveScope } from '#kits/drive/react/useDriveScope.ts'
import type { useDriveSearch } from '#kits/drive/react/useDriveSearch.ts'
import { useDriveTags } from '#kits/drive/react/useDriveTags.ts'
import { useKeptFolders } from '#kits/drive/react/useKeptFolders.ts'
import type { Drive, DriveFolder, DriveTag } from '#kits/drive/rows/drive-file.ts'
import type { DroppedFile } from '#kits/drive/uploads/add-files.ts'
import { canMoveInto, isNameTaken, pathTo } from '#kits/library/folders.ts'
import { itemKeyHandlers } from '#kits/library/list/item-keys.ts'
import { createKeptItems } from '#kits/library/list/kept-items.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { SelectionBar } from '#kits/library/list/SelectionBar.tsx'
import { useKeptFocus } from '#kits/library/list/useKeptFocus.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { useClipboard } from './actions/useClipboard.ts'
import { isLocked, isOnlyHere, useDriveActions } from './actions/useDriveActions.ts'
import styles from './Drive.module.css'
import { DriveTabs } from './DriveTabs.tsx'
import { DriveTools } from './DriveTools.tsx'
import { DropNote } from './DropNote.tsx'
import { type FolderDialogName, FolderDialogs } from './dialogs/FolderDialogs.tsx'
import { EmptyFolder } from './EmptyFolder.tsx'
import { FolderItems } from './FolderItems.tsx'
import { FolderLine } from './FolderLine.tsx'
import { FolderNotes } from './FolderNotes.tsx'
import { rightsIn } from './folder-rights.ts'
import { GuideFolderLink } from './GuideFolderLink.tsx'
import type { ItemAction } from './item-action.ts'
import { keyedActions, newFolder, uploadFiles } from './item-actions.ts'
import { keepHere } from './keep-here.ts'
import { RefusedFiles } from './RefusedFiles.tsx'
import { StorageLine } from './StorageLine.tsx'
import { UploadButton, type UploadHandle } from './UploadButton.tsx'
import { useDriveDrop } from './useDriveDrop.ts'
import { useItemEntries } from './useItemEntries.tsx'
import { folderLink } from './view/drive-address.ts'
import { countInside, type DriveItem, toItems } from './view/drive-item.ts'
import { type DriveAsk, findInDrive, inOrder, isSearch } from './view/find-items.ts'
import { useKeptScroll } from './view/useKeptScroll.ts'
import { useViewSettings } from './view/view-settings.ts'

const FilePreview = lazyComponent(() => import('./preview/FilePreview.tsx'))
const UploadColumn = lazyComponent(() => import('./uploads/UploadColumn.tsx'))

const nothing: DriveAsk = { folder: null, query: '', tag: null, kind: null }
const noTags: readonly DriveTag[] = []
const noIds: ReadonlySet<string> = new Set()
const barActions = ['download', 'move', 'tags', 'trash'] as const

interface Props {
  brand: number
  drive: Drive
  /** Null: none that is known. */
  role: BrandRole | null
  whole: NonNullable<ReturnType<typeof useDriveSearch>>
  folder: DriveFolder | null
  /** The server could not be read. */
  isStale: boolean
  /** This device has never read the drive. */
  isUnread: boolean
}

/** The open folder: tools, items, and what can be done with them. */
export function OpenFolder({ brand, drive, role, whole, folder, isStale, isUnread }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const tags = useDriveTags(drive) ?? noTags
  const kept = useKeptFolders() ?? noIds
  const [view] = useViewSettings()
  const here = folder?.key ?? null
  const [ask, setAsk] = useState(nothing)
  const [marked, setMarked] = useState<ReadonlySet<string>>(noIds)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [menu, setMenu] = useState<{ point: MenuPoint; isOnItems: boolean } | null>(null)
  const [asked, setAsked] = useState<FolderDialogName | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  // Of a file that the user found elsewhere.
  const hash = useLocation({ select: (location) => location.hash })
  const shown = opened ?? (hash === '' ? null : decodeURIComponent(hash))
  const list = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(list, here)
  const upload = useRef<UploadHandle>(null)
  const clipboard = useClipboard(brand, drive)
  const actions = useDriveActions(drive, whole.folders)
  const tellKept = useTellKept()
  const idAccount = useDriveScope(drive)?.idAccount ?? null
  const rights = rightsIn({ drive, role, folders: whole.folders, here, idAccount })
  const { canWrite, canAdd } = rights

  const [keep] = useState(() => createKeptItems<DriveItem>())
  const { by, isDown } = view
  const items = useMemo(() => {
    const found = findInDrive(whole, tags, { ...ask, folder: here })
    return keep(toItems(inOrder(found, { by, isDown }), countInside(whole)))
  }, [whole, tags, ask, here, by, isDown, keep])
  const chosen = useMemo(() => items.filter(({ id }) => marked.has(id)), [items, marked])
  const path = pathTo(whole.folders, here)
  const isSearching = isSearch(ask)
  const entriesOf = useItemEntries({ rights, hasHeld: clipboard.hasHeld, kept })
  useKeptScroll(`${brand} ${drive} ${here}`)

  const add = (files: readonly DroppedFile[], key: string | null = here) => {
    // Folders that come along are made by who may change the drive.
    void actions.add(key, canWrite ? files : files.map(({ file }) => ({ file, path: [] })))
  }
  const itemsOf = (keys: Iterable<string>): DriveItem[] => {
    const wanted = new Set(keys)
    const all = toItems(whole, countInside(whole))
    return all.filter(({ id }) => wanted.has(id))
  }
  const unmark = () => {
    setMarked(noIds)
    keepFocus()
  }
  const move = (keys: Iterable<string>, target: string | null) => {
    unmark()
    void actions.move(itemsOf(keys), target)
  }
  const paste = () => {
    const held = canWrite ? clipboard.take() : null
    if (held?.isCopy) void actions.copy(held, here)
    else if (held)
      move(
        held.items.map(({ id }) => id),
        here,
      )
  }
  const askTrash = (what: readonly DriveItem[]) => {
    if (what.every(isLocked)) return
    if (what.some(isOnlyHere)) setAsked('delete')
    else trash(what)
  }
  const trash = (what: readonly DriveItem[]) => {
    setAsked(null)
    unmark()
    void actions.trash(what)
  }
  const open = (item: DriveItem) => {
    if (item.type === 'folder') void navigate(folderLink(drive, item.folder))
    else setOpened(item.id)
  }
  const act = (action: ItemAction, what: readonly DriveItem[]) => {
    const [only] = what
    if (action === 'folder' || action === 'move' || action === 'tags' || action === 'link') setAsked(action)
    else if (action === 'upload') upload.current?.pick()
    else if (action === 'paste') paste()
    else if (action === 'download') void actions.download(what)
    else if (action === 'cut' || action === 'copy') clipboard.hold(what, action === 'copy')
    else if (action === 'trash') askTrash(what)
    else if (!only) return
    else if (action === 'open') open(only)
    else if (action === 'rename') setRenaming(only.id)
    else if (action === 'keep')
      void keepHere(brand, only.id, !kept.has(only.id), t`이 기기에 두지 못했어요. 잠시 뒤 다시 눌러 주세요.`)
    else if (action === 'drop' && only.type === 'folder') void switchDrop(only.folder, tellKept)
    else if (action === 'retry') void retry(only)
  }
  const rename = (key: string, name: string | null) => {
    setRenaming(null)
    const item = items.find(({ id }) => id === key)
    if (name === null || !item) return
    if (item.type === 'folder' && isNameTaken(whole.folders, item.folder.parent, name, key)) {
      showToast({ tone: 'error', text: t`같은 이름의 폴더가 이미 있어요.` })
      return
    }
    void actions.rename(item, name)
  }
  const keys = itemKeyHandlers<DriveItem, ItemAction>({
    items,
    chosen,
    actions: keyedActions,
    ofSpace: 'open',
    canAct: (action, what) =>
      canWrite || action === 'copy' || (action === 'trash' && rights.canTakeBack(what)),
    onChoose: (key) => setMarked(new Set([key])),
    onAct: act,
  })
  const folderUnder = (key: string | null) =>
    items.some(({ id, type }) => id === key && type === 'folder') ? key : here
  const place = useDriveDrop(
    (key) => rights.canAddTo(folderUnder(key)),
    (files, key) => add(files, folderUnder(key)),
    paste,
  )
  const makeFolder: Action = { ...newFolder, run: () => setAsked('folder') }
  const pickFiles: Action = { ...uploadFiles, run: () => upload.current?.pick() }
  useScreenActions([...(canWrite ? [makeFolder] : []), ...(canAdd ? [pickFiles] : [])])
  const menuEntries = menu?.isOnItems ? entriesOf.ofItems(chosen) : entriesOf.ofFolder()
  return (
    <>
      <DriveTabs drive={drive}>
        {canWrite && <ActionButton action={makeFolder} />}
        {canAdd && <UploadButton ref={upload} onFiles={(files) => add(files)} takesFolders={canWrite} />}
      </DriveTabs>
      <StorageLine drive={drive} />
      <FolderNotes isStale={isStale} isReader={role !== null && !canAdd} drop={rights.drop} />
      {actions.refused.length > 0 && <RefusedFiles files={actions.refused} onClose={actions.forgetRefused} />}
      <div className={styles.bar}>
        {chosen.length > 0 ? (
          <SelectionBar<ItemAction>
            count={chosen.length}
            shown={barActions}
            entries={entriesOf.ofItems(chosen)}
            onAct={(action) => act(action, chosen)}
            onClear={() => setMarked(noIds)}
          />
        ) : (
          <DriveTools
            ask={ask}
            onAsk={(next) => setAsk({ ...ask, ...next })}
            tags={tags}
            onTags={canWrite ? () => setAsked('tags') : undefined}
          />
        )}
      </div>
      <div className={styles.workspace}>
        <div className={styles.uploads}>
          <Suspense fallback={null}>
            <UploadColumn />
          </Suspense>
        </div>
        <div ref={list} className={styles.items}>
          <FolderLine
            drive={drive}
            path={path}
            isSearching={isSearching}
            items={items}
            onDrop={canWrite ? move : undefined}
          />
          {drive === 'BRAND' && folder === null && !isSearching && <GuideFolderLink />}
          {items.length > 0 ? (
            <FolderItems
              drive={drive}
              folder={folder}
              folders={whole.folders}
              isSearching={isSearching}
              keys={keys}
              items={items}
              chosen={marked}
              onChoose={setMarked}
              onOpen={(key) => {
                const item = items.find(({ id }) => id === key)
                if (item) open(item)
              }}
              change={
                canWrite
                  ? {
                      renaming,
                      onRename: rename,
                      canDrop: (keys, target) => canMoveInto(whole.folders, keys, target),
                      onDrop: move,
                      cut: clipboard.cut,
                    }
                  : undefined
              }
              onMenu={(point, key) => {
                if (key !== null && !marked.has(key)) setMarked(new Set([key]))
                setMenu({ point, isOnItems: key !== null })
              }}
            />
          ) : (
            <EmptyFolder
              state={isSearching ? 'search' : isUnread ? 'unread' : folder ? 'folder' : 'drive'}
              onUpload={canAdd ? () => upload.current?.pick() : undefined}
              onClear={() => setAsk(nothing)}
            />
          )}
        </div>
      </div>
      {place && (
        <DropNote
          folder={(whole.folders.find(({ key }) => key === place.key) ?? folder)?.name}
          canAdd={rights.canAddTo(folderUnder(place.key))}
        />
      )}
      {menu && menuEntries.length > 0 && (
        <PointMenu
          label={menu.isOnItems ? t`고른 것` : t`폴더`}
          point={menu.point}
          entries={menuEntries}
          onClose={() => setMenu(null)}
          onChoose={(id) => act(id as ItemAction, menu.isOnItems ? chosen : [])}
        />
      )}
      <Suspense fallback={null}>
        {shown !== null && (
          <FilePreview
            files={items.flatMap((item) => (item.type === 'file' ? item.file : []))}
            openKey={shown}
            onOpen={setOpened}
            onClose={() => {
              setOpened(null)
              if (hash !== '') void navigate({ to: '.', search: true, hash: '', replace: true })
            }}
          />
        )}
      </Suspense>
      <FolderDialogs
        asked={asked}
        drive={drive}
        folders={whole.folders}
        tags={tags}
        chosen={chosen}
        here={isSearching ? undefined : here}
        isNameTaken={(name) => isNameTaken(whole.folders, here, name)}
        onClose={() => setAsked(null)}
        onCreate={(name) => {
          setAsked(null)
          setAsk(nothing)
          void actions.createFolder(here, name).then((key) => {
            if (key !== null) setMarked(new Set([key]))
          })
        }}
        onMove={(target) => {
          setAsked(null)
          move(marked, target)
        }}
        onTrash={() => trash(chosen)}
      />
    </>
  )
}

async function switchDrop(folder: DriveFolder, tellKept: ReturnType<typeof useTellKept>): Promise<void> {
  const { switchDropFolder } = await import('./actions/switch-drop-folder.ts')
  await switchDropFolder(folder, tellKept)
}

async function retry({ id }: DriveItem): Promise<void> {
  const { retryFile } = await import('#kits/drive/queue/refused-rows.ts')
  await retryFile(id)
}
