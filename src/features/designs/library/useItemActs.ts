import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { isNameTaken } from '#kits/library/folders.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { idOf, linkOf } from './design-address.ts'
import type { DesignItem } from './design-item.ts'
import type { LibraryDialogName } from './LibraryDialogs.tsx'
import { useCopyDesigns } from './useCopyDesigns.ts'
import type { DesignAction } from './useDesignEntries.tsx'
import type { Library } from './useLibrary.ts'
import { useLibraryActions } from './useLibraryActions.ts'
import type { MayDesign } from './useMayDesign.ts'

interface Options {
  readonly brand: BrandRef
  readonly library: Library
  readonly may: MayDesign
  /** The rows of the screen. */
  readonly items: readonly DesignItem[]
  /** Nothing is chosen any more. */
  readonly unmark: () => void
  readonly onAsk: (dialog: LibraryDialogName) => void
  /** Begins and ends the renaming of a row, by its key. */
  readonly onRenaming: (key: string | null) => void
}

/** What a menu, a key, a button or a drag does with items of the open folder. */
export function useItemActs({ brand, library, may, items, unmark, onAsk, onRenaming }: Options) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { folders, folder } = library
  const here = folder?.key ?? null
  const { createdType, isLocalBrand } = may
  const actions = useLibraryActions(brand, folders)
  const { copy, use } = useCopyDesigns(brand)
  const openEditor = useOpenEditor()

  const open = (item: DesignItem) => {
    if (item.type === 'design') return void navigate(linkOf(item.design))
    unmark()
    void navigate({ to: '.', search: { folder: String(item.folder.idDirectory ?? item.id) } })
  }
  const edit = (item: DesignItem) => {
    if (item.type === 'design' && may.canWrite && item.design.mayWrite) openEditor(idOf(item.design.document))
    else open(item)
  }
  const act = (action: DesignAction, what: readonly DesignItem[]) => {
    const [only] = what
    if (!only) return
    if (action === 'open') open(only)
    else if (action === 'edit') edit(only)
    else if (action === 'use') {
      if (only.type === 'design') use(only.design)
    } else if (action === 'rename') onRenaming(only.id)
    else if (action === 'copy') void copy(what, { createdType, folder: here })
    else if (action === 'template') void copy(what, { createdType: 'BRAND', folder: null })
    else if (action === 'move' || action === 'download') onAsk(action)
    else if (isLocalBrand) onAsk('delete')
    else {
      unmark()
      void actions.trash(what)
    }
  }
  const move = (keys: Iterable<string>, target: string | null) => {
    const wanted = new Set(keys)
    unmark()
    void actions.move(
      items.filter(({ id }) => wanted.has(id)),
      target,
    )
  }
  const rename = (key: string, name: string | null) => {
    onRenaming(null)
    const item = items.find(({ id }) => id === key)
    if (name === null || !item) return
    if (item.type === 'folder' && isNameTaken(folders, item.folder.parent, name, key))
      showToast({ tone: 'error', text: t`같은 이름의 폴더가 이미 있어요.` })
    else void actions.rename(item, name)
  }
  const createFolder = (name: string) => void actions.createFolder(createdType, here, name)
  const deleteHere = (what: readonly DesignItem[]) => {
    unmark()
    void actions.deleteHere(what)
  }
  return { open, edit, act, move, rename, createFolder, deleteHere }
}
