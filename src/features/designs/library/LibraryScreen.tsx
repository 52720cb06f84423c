import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import { useDress } from '#kits/design/dress/useDress.ts'
import { useFavorites } from '#kits/design/favorites/useFavorites.ts'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { canMoveInto, foldersInside, isNameTaken, pathTo } from '#kits/library/folders.ts'
import { ItemList } from '#kits/library/list/ItemList.tsx'
import { itemKeyHandlers, itemKeys } from '#kits/library/list/item-keys.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { PointMenu } from '#kits/library/list/PointMenu.tsx'
import { SelectionBar } from '#kits/library/list/SelectionBar.tsx'
import { isTrashed } from '#kits/library/trash.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { forms } from '#model/forms/forms.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { useCreateDesign } from '../create/useCreateDesign.ts'
import { DesignFace } from './DesignFace.tsx'
import { countInside, type DesignItem, toItems } from './design-item.ts'
import { EmptyLibrary } from './EmptyLibrary.tsx'
import { type DesignAsk, type DesignOrder, findDesigns, inOrder, isSearch } from './find-designs.ts'
import styles from './Library.module.css'
import { LibraryCrumbs } from './LibraryCrumbs.tsx'
import { LibraryHead } from './LibraryHead.tsx'
import { LibraryTools } from './LibraryTools.tsx'
import { type LibraryScene, SceneContext } from './library-scene.ts'
import type { LibrarySearch } from './library-search.ts'
import { type DesignAction, useDesignEntries } from './useDesignEntries.tsx'
import { useLibraryActions } from './useLibraryActions.ts'
import { useViewSettings } from './view-settings.ts'

const CreateDialog = lazyComponent(() => import('../create/CreateDialog.tsx'))
const FolderDialog = lazyComponent(() => import('#kits/library/dialogs/FolderDialog.tsx'))
const MoveDialog = lazyComponent(() => import('#kits/library/dialogs/MoveDialog.tsx'))

const noKeys: ReadonlySet<string> = new Set()
const tile = { least: 216, ratio: 0.86, caption: 54, gap: 20 }
const keyedActions = [
  { id: 'rename', keys: itemKeys.rename },
  { id: 'trash', keys: itemKeys.delete },
] as const
const barActions = ['open', 'move', 'copy', 'trash'] as const

interface Props {
  brand: BrandRef
  createdType: DesignType
  search: LibrarySearch
}

/** The designs of a brand, or its templates, in their folders. */
export default function LibraryScreen({ brand, createdType, search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const role = useReadBrandRole(brand)
  const { designs: all, folders: allFolders, state } = useDesigns(brand)
  const words = useFormWords()
  const dress = useDress()
  const pictures = usePictureUrls(dress.bytes)
  const [view, setView] = useViewSettings()
  const isLocalBrand = isLocal(brand)
  // What is in a folder of the trash is in it, too.
  const thrown = useMemo(
    () =>
      foldersInside(
        allFolders,
        allFolders.filter(isTrashed).map(({ key }) => key),
      ),
    [allFolders],
  )
  const folders = useMemo(
    () => allFolders.filter(({ key, createdType: of }) => of === createdType && !thrown.has(key)),
    [allFolders, createdType, thrown],
  )
  const designs = useMemo(
    () =>
      all?.filter(
        ({ createdType: of, folder: inside }) =>
          of === createdType && (inside === null || !thrown.has(inside)),
      ) ?? [],
    [all, createdType, thrown],
  )
  const folder = folders.find(
    ({ key, idDirectory }) => key === search.folder || String(idDirectory) === search.folder,
  )
  const here = folder?.key ?? null
  const [ask, setAsk] = useState<Omit<DesignAsk, 'folder'>>({
    query: '',
    tab: forms.find(({ idForm }) => idForm === search.idForm)?.tab ?? null,
  })
  const isSearching = isSearch(ask)
  const counts = useMemo(() => countInside(folders, designs), [folders, designs])
  const noTitle = t`이름 없는 디자인`
  // The address comes first, as the specification has it.
  const by = search.fieldName === undefined ? view.by : search.fieldName === 'name' ? 'name' : 'changedAt'
  const isDown = search.fieldName === undefined ? view.isDown : search.direction !== 'ASC'
  const reorder = (next: DesignOrder) => {
    setView(next)
    if (search.fieldName === undefined) return
    const { fieldName: _fieldName, direction: _direction, ...rest } = search
    void navigate({ to: '.', search: rest, replace: true })
  }
  const items = useMemo(() => {
    const found = findDesigns({ folders, designs }, { ...ask, folder: here }, words)
    return toItems(inOrder(found, { by, isDown }), counts, noTitle)
  }, [folders, designs, ask, here, words, by, isDown, counts, noTitle])
  const [marked, setMarked] = useState(noKeys)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [asked, setAsked] = useState<'create' | 'folder' | 'move' | 'delete' | null>(null)
  const [menu, setMenu] = useState<MenuPoint | null>(null)
  const actions = useLibraryActions(brand, folders)
  const create = useCreateDesign(createdType, here)
  const canTemplate = role != null && isAtLeast(role, 'BRAND_ROLE_DESIGNER')
  const canWrite = createdType === 'BRAND' ? canTemplate && !isLocalBrand : role != null
  const entriesOf = useDesignEntries({ createdType, isLocalBrand, canWrite, canTemplate })
  const favorites = useFavorites(brand)
  const scene = useMemo<LibraryScene>(
    () => ({ brand, dress: dress.dress, pictures, words, favorites, isTrash: false }),
    [brand, dress.dress, pictures, words, favorites],
  )
  const chosen = items.filter(({ id }) => marked.has(id))
  const unmark = () => setMarked(noKeys)
  const move = (keys: Iterable<string>, target: string | null) => {
    const wanted = new Set(keys)
    unmark()
    void actions.move(
      items.filter(({ id }) => wanted.has(id)),
      target,
    )
  }
  const open = (item: DesignItem) => {
    if (item.type === 'design') return actions.open(item.design)
    unmark()
    void navigate({ to: '.', search: { folder: String(item.folder.idDirectory ?? item.id) } })
  }
  const act = (action: DesignAction, what: readonly DesignItem[]) => {
    const [only] = what
    if (!only) return
    if (action === 'open') open(only)
    else if (action === 'use')
      void actions.copy([only], { createdType: 'USER', folder: null, isOpened: true })
    else if (action === 'rename') setRenaming(only.id)
    else if (action === 'copy') void actions.copy(what, { createdType, folder: here })
    else if (action === 'template') void actions.copy(what, { createdType: 'BRAND', folder: null })
    else if (action === 'move') setAsked('move')
    else if (isLocalBrand) setAsked('delete')
    else {
      unmark()
      void actions.trash(what)
    }
  }
  const rename = (key: string, name: string | null) => {
    setRenaming(null)
    const item = items.find(({ id }) => id === key)
    if (name === null || !item) return
    if (item.type === 'folder' && isNameTaken(folders, item.folder.parent, name, key)) {
      showToast({ tone: 'error', text: t`같은 이름의 폴더가 이미 있어요.` })
      return
    }
    void actions.rename(item, name)
  }
  const { onKeyDown } = itemKeyHandlers({
    items,
    chosen,
    actions: keyedActions,
    canAct: (action, what) => entriesOf(what).some(({ id }) => id === action),
    onChoose: (key) => setMarked(new Set([key])),
    onAct: act,
  })
  const isUnread = all === null && state.kind === 'failed'
  const isLoading = role === undefined || (all === null && !isUnread)
  const head = (
    <LibraryHead
      createdType={createdType}
      isLocalBrand={isLocalBrand}
      designs={all === null ? null : designs.length}
      folders={folders.length}
      canWrite={canWrite}
      onFolder={() => setAsked('folder')}
      onCreate={() => setAsked('create')}
    />
  )
  if (isLoading) {
    return (
      <>
        {head}
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      </>
    )
  }
  if (isUnread) {
    return (
      <>
        {head}
        <EmptyState headline={t`연결 필요`}>
          <Trans>디자인을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
        </EmptyState>
      </>
    )
  }
  if (search.folder !== undefined && !folder && allFolders.length > 0) {
    return (
      <>
        {head}
        <EmptyState
          headline={t`없는 폴더예요`}
          action={
            <Link to="." search={{}} className={buttonClass()}>
              <Trans>맨 위로</Trans>
            </Link>
          }
        >
          <Trans>지웠거나 옮긴 폴더예요. 휴지통에 있을 수도 있어요.</Trans>
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {head}
      <div className={styles.bar}>
        {chosen.length > 0 ? (
          <SelectionBar<DesignAction>
            count={chosen.length}
            entries={entriesOf(chosen)}
            shown={barActions}
            onAct={(action) => act(action, chosen)}
            onClear={unmark}
          />
        ) : (
          <LibraryTools
            ask={{ ...ask, folder: here }}
            onAsk={(next) => setAsk({ ...ask, ...next })}
            words={words}
            order={{ by, isDown }}
            onOrder={reorder}
          />
        )}
      </div>
      {!isSearching && folder && (
        <LibraryCrumbs createdType={createdType} path={pathTo(folders, folder.key)} />
      )}
      {items.length === 0 ? (
        <EmptyLibrary
          state={isSearching ? 'search' : folder ? 'folder' : createdType}
          isLocalBrand={isLocalBrand}
          onCreate={canWrite ? () => setAsked('create') : undefined}
          onClear={() => setAsk({ query: '', tab: null })}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are interactive
        <div className={styles.content} onKeyDown={onKeyDown}>
          <SceneContext value={scene}>
            <I18nProvider locale={pageLanguage()}>
              <ItemList
                key={`${view.look} ${here}`}
                label={folder?.name ?? (createdType === 'BRAND' ? t`브랜드 템플릿` : t`내 디자인`)}
                items={items}
                Face={DesignFace}
                tile={tile}
                look={view.look}
                wayTo={
                  isSearching
                    ? (item) =>
                        [t`맨 위`, ...pathTo(folders, placeOf(item)).map(({ name }) => name)].join(' / ')
                    : undefined
                }
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
                        canDrop: (keys, target) => !isLocalBrand && canMoveInto(folders, keys, target),
                        onDrop: move,
                        cut: noKeys,
                      }
                    : undefined
                }
                onMenu={(point, key) => {
                  if (key === null) return
                  if (!marked.has(key)) setMarked(new Set([key]))
                  setMenu(point)
                }}
              />
            </I18nProvider>
          </SceneContext>
        </div>
      )}
      {menu && (
        <PointMenu
          label={t`고른 것`}
          point={menu}
          entries={entriesOf(chosen)}
          onClose={() => setMenu(null)}
          onChoose={(id) => act(id as DesignAction, chosen)}
        />
      )}
      <Suspense fallback={null}>
        {asked === 'create' && (
          <CreateDialog
            onClose={() => setAsked(null)}
            onCreate={(size) => {
              setAsked(null)
              create(size)
            }}
          />
        )}
        {asked === 'folder' && (
          <FolderDialog
            isTaken={(name) => isNameTaken(folders, here, name)}
            onClose={() => setAsked(null)}
            onCreate={(name) => {
              setAsked(null)
              void actions.createFolder(createdType, here, name)
            }}
          />
        )}
        {asked === 'move' && (
          <MoveDialog
            folders={folders}
            count={chosen.length}
            isClosed={(target) => !canMoveInto(folders, marked, target) || (!isSearching && target === here)}
            onClose={() => setAsked(null)}
            onMove={(target) => {
              setAsked(null)
              move(marked, target)
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        isDestructive
        title={t`이 기기에만 있는 디자인을 지울까요?`}
        closeLabel={t`닫기`}
        cancelLabel={<Trans>그대로 두기</Trans>}
        confirmLabel={<Trans>지우기</Trans>}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          unmark()
          void actions.deleteHere(chosen)
        }}
      >
        <p>
          <Trans>계정에 없는 브랜드라 휴지통이 없어요. 지우면 되돌릴 수 없어요.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}

function placeOf(item: DesignItem): string | null {
  return item.type === 'folder' ? item.folder.parent : item.design.folder
}
