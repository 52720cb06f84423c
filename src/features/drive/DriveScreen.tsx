import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { type KeyboardEvent, Suspense, useMemo, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useOnline } from '#device/browser/network.ts'
import type { DroppedFile } from '#device/drive/add-files.ts'
import type { Drive, DriveFolder, DriveTag } from '#device/drive/drive-file.ts'
import { useDriveSearch } from '#device/drive/useDriveSearch.ts'
import { useDriveState } from '#device/drive/useDriveState.ts'
import { useDriveTags } from '#device/drive/useDriveTags.ts'
import { useKeptFolders } from '#device/drive/useKeptFolders.ts'
import { useScreenActions } from '#device/screen/screen-actions.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { cutItems } from './actions/cut-items.ts'
import { isLocked, isOnlyHere, useDriveActions } from './actions/useDriveActions.ts'
import { Crumbs } from './Crumbs.tsx'
import styles from './Drive.module.css'
import { DriveMenu } from './DriveMenu.tsx'
import { DriveTabs } from './DriveTabs.tsx'
import { DriveTools } from './DriveTools.tsx'
import { DriveList, type MenuPoint } from './list/DriveList.tsx'
import { RefusedFiles } from './RefusedFiles.tsx'
import { type ItemAction, SelectionBar } from './SelectionBar.tsx'
import { StorageLine } from './StorageLine.tsx'
import { UploadButton, type UploadHandle } from './UploadButton.tsx'
import { useDriveDrop } from './useDriveDrop.ts'
import { useFreshDrive } from './useFreshDrive.ts'
import { useItemEntries } from './useItemEntries.tsx'
import { folderAt, folderLink } from './view/drive-address.ts'
import { countInside, createItems, type DriveItem, type FileItem } from './view/drive-item.ts'
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
const FolderDialog = lazyComponent(() => import('./dialogs/FolderDialog.tsx'))
const MoveDialog = lazyComponent(() => import('./dialogs/MoveDialog.tsx'))
const TagsDialog = lazyComponent(() => import('./dialogs/TagsDialog.tsx'))

const nothing: DriveAsk = { folder: null, query: '', tag: null, kind: null }
const noTags: readonly DriveTag[] = []
const nobody: ReadonlySet<string> = new Set()

interface Props {
  brand: number
  drive: Drive
  /** Of the open folder, as in the address; null: the top. */
  address: string | null
}

/** A drive from the device: its state, and the open folder once the device is read. */
export default function DriveScreen({ brand, drive, address }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const whole = useDriveSearch(drive, '', null)
  const state = useDriveState(drive)
  const { result, refresh } = useFreshDrive(drive)
  const folder = address === null || !whole ? null : folderAt(whole.folders, address)
  const isKnown = state !== undefined && (state.at !== null || result === 'fresh')
  const hasRows = whole !== undefined && whole.files.length + whole.folders.length > 0
  if (!whole || (!isKnown && !hasRows && result === null)) {
    return (
      <>
        <DriveTabs drive={drive} />
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      </>
    )
  }
  if (!isKnown && !hasRows) {
    return (
      <>
        <DriveTabs drive={drive} />
        <EmptyState
          headline={t`연결 필요`}
          action={
            isOnline && (
              <Button onClick={refresh}>
                <Trans>다시 불러오기</Trans>
              </Button>
            )
          }
        >
          {isOnline ? (
            <Trans>드라이브를 불러오지 못했어요. 잠시 뒤 다시 불러와 주세요.</Trans>
          ) : (
            <Trans>드라이브를 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
          )}
        </EmptyState>
      </>
    )
  }
  if (folder === undefined) {
    return (
      <>
        <DriveTabs drive={drive} />
        <EmptyState
          headline={t`없는 폴더예요`}
          action={
            <Link {...folderLink(drive, null)} className={buttonClass()}>
              <Trans>드라이브 맨 위로</Trans>
            </Link>
          }
        >
          <Trans>지웠거나 다른 드라이브로 옮긴 폴더예요. 휴지통에 있을 수도 있어요.</Trans>
        </EmptyState>
      </>
    )
  }
  return (
    <OpenFolder
      key={folder?.key ?? ''}
      brand={brand}
      drive={drive}
      whole={whole}
      folder={folder}
      isStale={result === 'failed'}
    />
  )
}

interface FolderProps {
  brand: number
  drive: Drive
  whole: NonNullable<ReturnType<typeof useDriveSearch>>
  folder: DriveFolder | null
  /** The server could not be read. */
  isStale: boolean
}

type Asked = 'folder' | 'move' | 'tags' | 'delete'

/** The open folder: tools, items, and what can be done with them. */
function OpenFolder({ brand, drive, whole, folder, isStale }: FolderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const role = useBrandRole(brand)
  const tags = useDriveTags(drive) ?? noTags
  const kept = useKeptFolders() ?? nobody
  const isOnline = useOnline()
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
      {!isOnline && (
        <p className={styles.offline} role="status">
          <Trans>오프라인이에요. 폴더와 파일을 그대로 정리하고 담을 수 있고, 연결되면 차례로 보내요.</Trans>
        </p>
      )}
      {isOnline && isStale && (
        <p className={styles.offline} role="status">
          <Trans>서버에서 새로 읽지 못했어요. 이 기기에 있는 마지막 모습이에요.</Trans>
        </p>
      )}
      {role !== null && !canWrite && (
        <p className={styles.offline}>
          <Trans>
            브랜드 드라이브는 디자이너부터 바꿀 수 있어요. 보고 내려받는 것은 누구나 할 수 있어요.
          </Trans>
        </p>
      )}
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
      ) : isSearching ? (
        <EmptyState
          headline={t`찾는 파일 없음`}
          action={
            <Button onClick={() => setAsk(nothing)}>
              <Trans>조건 지우기</Trans>
            </Button>
          }
        >
          <Trans>다른 이름이나 첫소리로 찾아보세요. ‘ㄹㄱ’으로도 로고를 찾아요.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          headline={folder ? t`빈 폴더예요` : t`아직 비어 있어요`}
          action={
            canWrite && (
              <Button onClick={() => upload.current?.pick()}>
                <Trans>파일 올리기</Trans>
              </Button>
            )
          }
        >
          {canWrite ? (
            <Trans>
              로고, 사진, 메뉴판, 계약서를 여기에 모아 두세요. 파일이나 폴더를 이 화면에 끌어다 놓아도 돼요.
            </Trans>
          ) : (
            <Trans>아직 아무도 파일을 올리지 않았어요.</Trans>
          )}
        </EmptyState>
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
        {asked === 'folder' && (
          <FolderDialog
            isTaken={(name) => isNameTaken(whole.folders, here, name)}
            onClose={() => setAsked(null)}
            onCreate={(name) => {
              setAsked(null)
              setAsk(nothing)
              void actions.createFolder(here, name).then((key) => {
                if (key !== null) setMarked(new Set([key]))
              })
            }}
          />
        )}
        {asked === 'move' && (
          <MoveDialog
            folders={whole.folders}
            count={chosen.length}
            isClosed={(target) =>
              !canMoveInto(whole.folders, marked, target) || (!isSearching && target === here)
            }
            onClose={() => setAsked(null)}
            onMove={(target) => {
              setAsked(null)
              move(marked, target)
            }}
          />
        )}
        {asked === 'tags' && (
          <TagsDialog
            drive={drive}
            tags={tags}
            files={chosen.filter((item): item is FileItem => item.type === 'file')}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        isDestructive
        title={t`이 기기에만 있는 것을 지울까요?`}
        closeLabel={t`닫기`}
        cancelLabel={<Trans>그대로 두기</Trans>}
        confirmLabel={<Trans>지우기</Trans>}
        onCancel={() => setAsked(null)}
        onConfirm={() => trash(chosen)}
      >
        <p>
          <Trans>
            아직 보내지 않아서 다른 곳에는 없어요. 지우면 되돌릴 수 없어요. 함께 고른 다른 것은 휴지통으로
            가요.
          </Trans>
        </p>
      </ConfirmDialog>
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
