import { useLingui } from '@lingui/react/macro'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DesignFolder, DesignType } from '#kits/design/library/design-folder.ts'
import { useMoveItems } from '#kits/library/useMoveItems.ts'
import { useTellDone } from '#kits/library/useTellDone.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { type DesignItem, placeOf } from './design-item.ts'

const load = () =>
  Promise.all([
    import('#kits/design/changes/design-actions.ts'),
    import('#kits/design/library/folder-actions.ts'),
  ])

/** What people do with designs and their folders. Everything is queued; what needs a design that is not on this device says so. */
export function useLibraryActions(brand: BrandRef, folders: readonly DesignFolder[]) {
  const { t } = useLingui()
  const tell = useTellKept()
  const done = useTellDone()

  async function createFolder(createdType: DesignType, parent: string | null, name: string): Promise<void> {
    if (isLocal(brand)) return
    const [, actions] = await load()
    if (tell(await actions.createFolder({ brand, createdType }, parent, name))) done.folderMade(name)
  }

  async function rename(item: DesignItem, name: string): Promise<void> {
    const [designs, actions] = await load()
    if (item.type === 'folder') {
      if (tell(await actions.renameFolder(item.id, name))) done.renamed(name)
    } else if (await designs.renameDesign(brand, item.design.document, name)) done.renamed(name)
    else showToast({ tone: 'error', text: t`이 기기에 없는 디자인이에요. 인터넷에 연결되면 할 수 있어요.` })
  }

  async function put(items: readonly DesignItem[], target: string | null): Promise<boolean> {
    if (isLocal(brand)) return false
    const [designs, actions] = await load()
    const { inFolders, documents } = partsOf(items)
    if (inFolders.length > 0 && !tell(await actions.moveFolders(inFolders, target))) return false
    return documents.length === 0 || tell(await designs.moveDesigns(brand, documents, target))
  }

  const move = useMoveItems<DesignItem>({ folders, placeOf, put })

  async function trash(items: readonly DesignItem[]): Promise<void> {
    if (isLocal(brand)) return
    const [designs, actions] = await load()
    const { inFolders, listed } = partsOf(items)
    if (inFolders.length > 0 && !tell(await actions.trashFolders(inFolders))) return
    if (listed.length > 0 && !tell(await designs.trashDesigns(brand, listed))) return
    done.trashed(items, () => void putBack(inFolders, listed))
  }

  async function putBack(inFolders: readonly string[], listed: readonly ListedDesign[]): Promise<boolean> {
    if (isLocal(brand)) return false
    const [designs, actions] = await load()
    if (inFolders.length > 0 && !tell(await actions.restoreFolders(inFolders))) return false
    return listed.length === 0 || tell(await designs.restoreDesigns(brand, listed))
  }

  async function restore(items: readonly DesignItem[]): Promise<void> {
    const { inFolders, listed } = partsOf(items)
    const count = items.length
    if (await putBack(inFolders, listed)) showToast({ tone: 'success', text: t`${count}개를 되돌렸어요` })
  }

  /** Of a brand that is on this device alone: it has no trash. */
  async function deleteHere(items: readonly DesignItem[]): Promise<void> {
    if (!isLocal(brand)) return
    const [designs] = await load()
    await designs.deleteLocalDesigns(brand, partsOf(items).documents)
    const count = items.length
    showToast({ tone: 'success', text: t`${count}개를 지웠어요` })
  }

  return { createFolder, rename, move, trash, restore, deleteHere }
}

function partsOf(items: readonly DesignItem[]) {
  const listed = items.flatMap((item) => (item.type === 'design' ? item.design : []))
  return {
    inFolders: items.flatMap((item) => (item.type === 'folder' ? item.id : [])),
    listed,
    documents: listed.map(({ document }) => document),
  }
}
