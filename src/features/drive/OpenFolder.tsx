import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { DroppedFile } from '#device/drive/add-files.ts'
import type { Drive, DriveFolder, DriveTag } from '#device/drive/drive-file.ts'
import type { useDriveSearch } from '#device/drive/useDriveSearch.ts'
import { useDriveTags } from '#device/drive/useDriveTags.ts'
import { useKeptFolders } from '#device/drive/useKeptFolders.ts'
import { useScreenActions } from '#device/screen/screen-actions.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { cutItems } from './actions/cut-items.ts'
import { isLocked, isOnlyHere, useDriveActions } from './actions/useDriveActions.ts'
import { Crumbs } from './Crumbs.tsx'
import styles from './Drive.module.css'
import { DriveMenu } from './DriveMenu.tsx'
import { DriveTabs } from './DriveTabs.tsx'
import { DriveTools } from './DriveTools.tsx'
import { type Asked, FolderDialogs } from './dialogs/FolderDialogs.tsx'
import { EmptyFolder } from './EmptyFolder.tsx'
import { FolderNotes } from './FolderNotes.tsx'
import { DriveList, type MenuPoint } from './list/DriveList.tsx'
import { RefusedFiles } from './RefusedFiles.tsx'
import { type ItemAction, SelectionBar } from './SelectionBar.tsx'
import { StorageLine } from './StorageLine.tsx'
import { UploadButton, type UploadHandle } from './UploadButton.tsx'
import { useDriveDrop } from './useDriveDrop.ts'
import { useItemEntries } from './useItemEntries.tsx'
import { folderLink } from './view/drive-address.ts'
import { countInside, createItems, type DriveItem } from './view/drive-item.ts'
import {
  canMoveInto,
  type DriveAsk,
  findInDrive,
  inOrder,
  isNameTaken,
  isSearch,
  pathTo,
} from './view/find-items.ts'
import { useKeptScroll } from './view/useKeptScroll.ts'
import { useViewSettings } from './view/view-settings.ts'

const FilePreview = lazyComponent(() => import('./preview/FilePreview.tsx'))

const nothing: DriveAsk = { folder: null, query: '', tag: null, kind: null }
const noTags: readonly DriveTag[] = []
const nobody: ReadonlySet<string> = new Set()

interface Props {
  brand: number
  drive: Drive
  whole: NonNullable<ReturnType<typeof useDriveSearch>>
  folder: DriveFolder | null
  /** The server could not be read. */
  isStale: boolean
  /** This device has never read the drive. */
  isUnread: boolean
}

/** The open folder: tools, items, and what can be done with them. */
export function OpenFolder({ brand, drive, whole, folder, isStale, isUnread }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const role = useBrandRole(brand)
  const tags = useDriveTags(drive) ?? noTags
  const kept = useKeptFolders() ?? nobody
  const [view] = useViewSettings()
  const here = folder?.key ?? null
  const [ask, setAsk] = useState(nothing)
  const [marked, setMarked] = useState<ReadonlySet<string>>(nobody)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [menu, setMenu] = useState<{ point: MenuPoint; isOnItems: boolean } | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const upload = useRef<UploadHandle>(null)
  const cut = useWatched(cutItems)
  const actions = useDriveActions(drive, whole.folders)
  const canWrite = drive === 'USER' || (role !== null && isAtLeast(role, 'BRAND_ROLE_DESIGNER'))

  const [makeItems] = useState(createItems)
  const { by, isDown, look } = view
  const items = useMemo(() => {
    const found = findInDrive(whole, tags, { ...ask, folder: here })
    return makeItems(inOrder(found, { by, isDown }), countInside(whole))
  }, [whole, tags, ask, here, by, isDown, makeItems])
  const chosen = useMemo(() => items.filter(({ id }) => marked.has(id)), [items, marked])
  const path = pathTo(whole.folders, here)
  const isSearching = isSearch(ask)
  const hasCut = cut?.brand === brand && cut.drive === drive && cut.keys.size > 0
  const entriesOf = useItemEntries({ canWrite, hasCut, kept })
  useKeptScroll(`${brand} ${drive} ${here}`)

  const add = (files: readonly DroppedFile[], key: string | null = here) => {
    void actions.add(key, files)
  }
  const itemsOf = (keys: Iterable<string>): DriveItem[] => {
    const wanted = new Set(keys)
    const all = createItems()(whole, countInside(whole))
    return all.filter(({ id }) => wanted.has(id))
  }
  const move = (keys: Iterable<string>, target: string | null) => {
    setMarked(nobody)
    void actions.move(itemsOf(keys), target)
  }
  const paste = () => {
    if (!canWrite || !hasCut || !cut) return
    cutItems.set(null)
    move(cut.keys, here)
  }
  const askTrash = (what: readonly DriveItem[]) => {
    if (what.every(isLocked)) return
    if (what.some(isOnlyHere)) setAsked('delete')
    else trash(what)
  }
  const trash = (what: readonly DriveItem[]) => {
    setAsked(null)
    setMarked(nobody)
    void actions.trash(what)
  }
  const open = (item: DriveItem) => {
    if (item.type === 'folder') void navigate(folderLink(drive, item.folder))
    else setShown(item.id)
  }
  const act = (action: ItemAction, what: readonly DriveItem[]) => {
    const [only] = what
    if (action === 'folder' || action === 'move' || action === 'tags') setAsked(action)
    else if (action === 'upload') upload.current?.pick()
    else if (action === 'paste') paste()
    else if (action === 'download') void actions.download(what)
    else if (action === 'cut') {
      cutItems.set({
        brand,
        drive,
        keys: new Set(what.filter((item) => !isLocked(item)).map(({ id }) => id)),
      })
      showToast({ tone: 'info', text: t`옮길 폴더를 열고 붙여넣으세요` })
    } else if (action === 'trash') askTrash(what)
    else if (!only) return
    else if (action === 'open') open(only)
    else if (action === 'rename') setRenaming(only.id)
    else if (action === 'keep')
      void import('#device/drive/keep-folder.ts').then(({ keepFolder }) =>
        keepFolder(only.id, !kept.has(only.id)),
      )
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
  /** Before the list, for which the key chooses. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (event.key !== ' ' || !isPlain || !(event.target instanceof Element)) return
    const focused = event.target.matches('[role="row"]') ? event.target.getAttribute('data-key') : null
    if (!items.some(({ id, type }) => id === focused && type === 'file')) return
    event.preventDefault()
    event.stopPropagation()
    setShown(focused)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey
    if (!canWrite || !(event.target instanceof Element) || !event.target.matches('[role="row"]')) return
    const focused = event.target.getAttribute('data-key')
    const what = chosen.length > 0 ? chosen : items.filter(({ id }) => id === focused)
    if (what.length === 0) return
    if (event.key === 'F2') {
      event.preventDefault()
      if (focused !== null) setMarked(new Set([focused]))
      setRenaming(focused)
    } else if (event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey)) {
      event.preventDefault()
      if (chosen.length === 0 && focused !== null) setMarked(new Set([focused]))
      askTrash(what)
    } else if (command && event.code === 'KeyX') {
      event.preventDefault()
      act('cut', what)
    }
  }
  const place = useDriveDrop(
    canWrite,
    (files, key) => add(files, items.some(({ id, type }) => id === key && type === 'folder') ? key : here),
    paste,
  )
  useScreenActions(
    canWrite
      ? [
          { id: 'folder', label: t`새 폴더 만들기`, run: () => setAsked('folder') },
          { id: 'upload', label: t`파일 올리기`, run: () => upload.current?.pick() },
        ]
      : [],
  )
  const dropFolder = whole.folders.find(({ key }) => key === place?.key)?.name ?? folder?.name ?? t`맨 위`
  const fileCount = items.filter(({ type }) => type === 'file').length
  const folderCount = items.length - fileCount
  const menuEntries = menu?.isOnItems ? entriesOf.ofItems(chosen) : entriesOf.ofFolder()
  return (
    <>
      <DriveTabs drive={drive}>
        {canWrite && (
          <>
            <Button icon={<Icon of={FolderPlus} />} onClick={() => setAsked('folder')}>
              <Trans>새 폴더</Trans>
            </Button>
            <UploadButton ref={upload} onFiles={(files) => add(files)} />
          </>
        )}
      </DriveTabs>
      <StorageLine drive={drive} />
      <FolderNotes isStale={isStale} isReader={role !== null && !canWrite} />
      {actions.refused.length > 0 && <RefusedFiles files={actions.refused} onClose={actions.forgetRefused} />}
      <div className={styles.bar}>
        {chosen.length > 0 ? (
          <SelectionBar
            count={chosen.length}
            entries={entriesOf.ofItems(chosen)}
            onAct={(action) => act(action, chosen)}
            onClear={() => setMarked(nobody)}
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
      <div className={styles.where}>
        {isSearching ? (
          <p className={styles.results} role="status">
            <Trans>드라이브 전체에서 찾은 것</Trans>
          </p>
        ) : (
          path.length > 0 && <Crumbs drive={drive} path={path} onDrop={canWrite ? move : undefined} />
        )}
        <p className={styles.counts}>
          {folderCount > 0 && <Plural value={folderCount} one="폴더 #개" other="폴더 #개" />}
          {folderCount > 0 && fileCount > 0 && ' · '}
          {fileCount > 0 && <Plural value={fileCount} one="파일 #개" other="파일 #개" />}
        </p>
      </div>
      {items.length > 0 ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are interactive
        <div
          className={styles.content}
          onKeyDown={onKeyDown}
          onKeyDownCapture={onKeyDownCapture}
          onClick={(event) => {
            // Beside the items, as in a window of files.
            if (event.target instanceof Element && !event.target.closest('[role="row"]')) setMarked(nobody)
          }}
        >
          <I18nProvider locale={pageLanguage()}>
            <DriveList
              key={look}
              label={folder?.name ?? (drive === 'BRAND' ? t`브랜드 드라이브` : t`내 드라이브`)}
              items={items}
              look={look}
              wayTo={isSearching ? (item) => wayOf(item, whole.folders, t`맨 위`) : undefined}
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
                      cut: hasCut && cut ? cut.keys : nobody,
                    }
                  : undefined
              }
              onMenu={(point, key) => {
                if (key !== null && !marked.has(key)) setMarked(new Set([key]))
                setMenu({ point, isOnItems: key !== null })
              }}
            />
          </I18nProvider>
        </div>
      ) : (
        <EmptyFolder
          state={isSearching ? 'search' : isUnread ? 'unread' : folder ? 'folder' : 'drive'}
          onUpload={canWrite ? () => upload.current?.pick() : undefined}
          onClear={() => setAsk(nothing)}
        />
      )}
      {place && (
        <div className={styles.drop} aria-hidden>
          <span>
            {canWrite ? (
              <Trans>놓으면 ‘{dropFolder}’ 폴더에 올려요</Trans>
            ) : (
              <Trans>이 드라이브에는 올릴 수 없어요</Trans>
            )}
          </span>
        </div>
      )}
      {menu && menuEntries.length > 0 && (
        <DriveMenu
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
            onOpen={setShown}
            onClose={() => setShown(null)}
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
  const { retryFile } = await import('#device/drive/retry-file.ts')
  await retryFile(id)
}

function wayOf(item: DriveItem, folders: readonly DriveFolder[], top: string): string {
  const path = pathTo(folders, item.type === 'file' ? item.file.folder : item.folder.parent)
  return path.length === 0 ? top : path.map(({ name }) => name).join(' › ')
}
