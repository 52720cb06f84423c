import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DesignFolder, DesignType } from '#kits/design/library/design-folder.ts'
import { useMoveItems } from '#kits/library/useMoveItems.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { type DocumentName, parseDocumentName } from '#model/document-kinds/names.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { DesignItem } from './design-item.ts'

const load = () =>
  Promise.all([
    import('#kits/design/changes/design-actions.ts'),
    import('#kits/design/library/folder-actions.ts'),
  ])

/** What people do with designs and their folders. Everything is queued; what needs a design that is not on this device says so. */
export function useLibraryActions(brand: BrandRef, folders: readonly DesignFolder[]) {
  const { t } = useLingui()
  const tell = useTellKept()
  const navigate = useNavigate()
  const tellAway = () =>
    showToast({ tone: 'error', text: t`이 기기에 없는 디자인이에요. 인터넷에 연결되면 할 수 있어요.` })

  async function createFolder(createdType: DesignType, parent: string | null, name: string): Promise<void> {
    if (isLocal(brand)) return
    const [, actions] = await load()
    if (tell(await actions.createFolder({ brand, createdType }, parent, name)))
      showToast({ tone: 'success', text: t`‘${name}’ 폴더를 만들었어요` })
  }

  async function rename(item: DesignItem, name: string): Promise<void> {
    const [designs, actions] = await load()
    if (item.type === 'folder') {
      if (!tell(await actions.renameFolder(item.id, name))) return
    } else if (!(await designs.renameDesign(brand, item.design.document, name))) return void tellAway()
    showToast({ tone: 'success', text: t`이름을 바꿨어요: ${name}` })
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
    const count = items.length
    const name = items[0]?.name ?? ''
    showToast({
      tone: 'success',
      text: count === 1 ? t`‘${name}’ 항목을 휴지통으로 옮겼어요` : t`${count}개를 휴지통으로 옮겼어요`,
      action: {
        label: t`실행 취소`,
        onPress: () => void putBack(inFolders, listed),
      },
    })
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

  /** Into the open folder, or the top of another type; a single one is opened where `isOpened`. */
  async function copy(
    items: readonly DesignItem[],
    {
      createdType,
      folder,
      isOpened = false,
    }: { createdType: DesignType; folder: string | null; isOpened?: boolean },
  ): Promise<void> {
    const [designs] = await load()
    let made: string | null = null
    let count = 0
    for (const item of items) {
      if (item.type === 'folder') continue
      const { name } = item
      const title = isOpened ? item.design.title : t`${name} 복사본`
      made = await designs
        .copyDesign(brand, item.design.document, { title, createdType, folder })
        .catch((cause: unknown) => {
          console.warn('a design cannot be copied', cause)
          return null
        })
      if (made === null) return void tellAway()
      count += 1
    }
    if (isOpened && made !== null) return navigate({ to: '/brand/design/$id', params: { id: made } })
    showToast({
      tone: 'success',
      text:
        createdType === 'BRAND'
          ? t`브랜드 템플릿 ${count}개를 만들었어요`
          : t`복사본 ${count}개를 만들었어요`,
    })
  }

  function open({ document, createdType }: ListedDesign): void {
    void navigate({ to: addressOf(createdType), params: { id: idOf(document) } })
  }

  return { createFolder, rename, move, trash, restore, deleteHere, copy, open }
}

export function addressOf(createdType: DesignType) {
  return createdType === 'BRAND' ? '/brand/brand-template/$id' : '/brand/design/$id'
}

export function idOf(document: DocumentName): string {
  return parseDocumentName(document)?.id ?? ''
}

function placeOf(item: DesignItem): string | null {
  return item.type === 'folder' ? item.folder.parent : item.design.folder
}

function partsOf(items: readonly DesignItem[]) {
  const listed = items.flatMap((item) => (item.type === 'design' ? item.design : []))
  return {
    inFolders: items.flatMap((item) => (item.type === 'folder' ? item.id : [])),
    listed,
    documents: listed.map(({ document }) => document),
  }
}
