import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useRef, useState } from 'react'
import { createDriveLink } from '#contract/drive-link.ts'
import { mayCall } from '#contract/may-call.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import type { useDriveSearch } from '#kits/drive/react/useDriveSearch.ts'
import { useDriveTags } from '#kits/drive/react/useDriveTags.ts'
import { useKeptFolders } from '#kits/drive/react/useKeptFolders.ts'
import type { Drive, DriveFolder, DriveTag } from '#kits/drive/rows/drive-file.ts'
import { mayChangeDrive } from '#kits/drive/rows/may-change-drive.ts'
import type { DroppedFile } from '#kits/drive/uploads/add-files.ts'
import { canMoveInto, isNameTaken, pathTo } from '#kits/library/folders.ts'
import { itemKeyHandlers } from '#kits/library/list/item-keys.ts'
import { createKeptItems } from '#kits/library/list/kept-items.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { SelectionBar } from '#kits/library/list/SelectionBar.tsx'
import { useKeptFocus } from '#kits/library/list/useKeptFocus.ts'
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
  const canWrite = mayChangeDrive(drive, role)
  const canLink = drive === 'BRAND' && mayCall(createDriveLink, role)

  const [keep] = useState(() => createKeptItems<DriveItem>())
  const { by, isDown } = view
  const items = useMemo(() => {
    const found = findInDrive(whole, tags, { ...ask, folder: here })
    return keep(toItems(inOrder(found, { by, isDown }), countInside(whole)))
  }, [whole, tags, ask, here, by, isDown, keep])
  const chosen = useMemo(() => items.filter(({ id }) => marked.has(id)), [items, marked])
  const path = pathTo(whole.folders, here)
  const isSearching = isSearch(ask)
  const entriesOf = useItemEntries({ canWrite, canLink, hasHeld: clipboard.hasHeld, kept })
  useKeptScroll(`${brand} ${drive} ${here}`)

  const add = (files: readonly DroppedFile[], key: string | null = here) => {
    void actions.add(key, files)
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
    canAct: (action) => canWrite || action === 'copy',
    onChoose: (key) => setMarked(new Set([key])),
    onAct: act,
  })
  const place = useDriveDrop(
    canWrite,
    (files, key) => add(files, items.some(({ id, type }) => id === key && type === 'folder') ? key : here),
    paste,
  )
  const makeFolder: Action = { ...newFolder, run: () => setAsked('folder') }
  useScreenActions(canWrite ? [makeFolder, { ...uploadFiles, run: () => upload.current?.pick() }] : [])
  const menuEntries = menu?.isOnItems ? entriesOf.ofItems(chosen) : entriesOf.ofFolder()
  return (
    <>
      <DriveTabs drive={drive}>
        {canWrite && (
          <>
            <ActionButton action={makeFolder} />
            <UploadButton ref={upload} onFiles={(files) => add(files)} />
          </>
        )}
      </DriveTabs>
      <StorageLine drive={drive} />
      <FolderNotes isStale={isStale} isReader={role !== null && !canWrite} />
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
              onUpload={canWrite ? () => upload.current?.pick() : undefined}
              onClear={() => setAsk(nothing)}
            />
          )}
        </div>
      </div>
      {place && (
        <DropNote
          folder={(whole.folders.find(({ key }) => key === place.key) ?? folder)?.name}
          canWrite={canWrite}
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

async function retry({ id }: DriveItem): Promise<void> {
  const { retryFile } = await import('#kits/drive/queue/refused-rows.ts')
  await retryFile(id)
}
