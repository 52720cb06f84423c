import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { download as saveFile } from '#engine/browser/download.ts'
import { isOnline } from '#engine/browser/network.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useDriveScope } from '#kits/drive/react/useDriveScope.ts'
import type { Drive, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import type { DroppedFile } from '#kits/drive/uploads/add-files.ts'
import type { RefusedFile } from '#kits/drive/uploads/drive-types.ts'
import { useMoveItems } from '#kits/library/useMoveItems.ts'
import { useTellDone } from '#kits/library/useTellDone.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { DriveItem, FileItem } from '../view/drive-item.ts'
import type { HeldItems } from './held-items.ts'

/** What people do with items of a drive. All but downloads of several work without a network. */
export function useDriveActions(drive: Drive, folders: readonly DriveFolder[]) {
  const { t } = useLingui()
  const scope = useDriveScope(drive)
  const tell = useTellKept()
  const done = useTellDone()
  const failureMessage = useFailureMessage()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isBusy, setIsBusy] = useState(false)

  async function rename(item: DriveItem, name: string): Promise<void> {
    if (item.type === 'file') {
      const { renameFile } = await import('#kits/drive/changes/file-actions.ts')
      if (!tell(await renameFile(item.id, name))) return
    } else {
      const { renameFolder } = await import('#kits/drive/changes/folder-actions.ts')
      if (!tell(await renameFolder(item.id, name))) return
    }
    done.renamed(name)
  }

  async function createFolder(parent: string | null, name: string): Promise<string | null> {
    if (!scope) return null
    const actions = await import('#kits/drive/changes/folder-actions.ts')
    const made = await actions.createFolder(scope, parent, name)
    if (!tell(made) || !made.ok) return null
    done.folderMade(name)
    return made.key ?? null
  }

  async function put(items: readonly DriveItem[], target: string | null): Promise<boolean> {
    const [files, ofFolders] = partsOf(items)
    const [{ moveFiles }, { moveFolders }] = await Promise.all([
      import('#kits/drive/changes/file-actions.ts'),
      import('#kits/drive/changes/folder-actions.ts'),
    ])
    if (ofFolders.length > 0 && !tell(await moveFolders(ofFolders, target))) return false
    return files.length === 0 || tell(await moveFiles(files, target))
  }

  const moveItems = useMoveItems<DriveItem>({ folders, placeOf, put })
  const move = (items: readonly DriveItem[], target: string | null) =>
    moveItems(
      items.filter((item) => !isLocked(item)),
      target,
    )

  async function copy({ items }: HeldItems, target: string | null): Promise<void> {
    const { copyItems } = await import('#kits/drive/changes/copy-items.ts')
    const [files, ofFolders] = partsOf(items)
    if (!tell(await copyItems({ files, folders: ofFolders }, { drive, folder: target }))) return
    const place = folders.find(({ key }) => key === target)?.name
    const count = items.length
    const name = items[0]?.name ?? ''
    const toTop = count === 1 ? t`‘${name}’ 항목을 맨 위에 복사했어요` : t`${count}개를 맨 위에 복사했어요`
    showToast({
      tone: 'success',
      text:
        place === undefined
          ? toTop
          : count === 1
            ? t`‘${name}’ 항목을 ‘${place}’ 폴더에 복사했어요`
            : t`${count}개를 ‘${place}’ 폴더에 복사했어요`,
    })
  }

  async function trash(items: readonly DriveItem[]): Promise<void> {
    const moving = items.filter((item) => !isLocked(item))
    const [files, ofFolders] = partsOf(moving)
    const [{ trashFiles, restoreFiles }, { trashFolders, restoreFolders }] = await Promise.all([
      import('#kits/drive/changes/file-actions.ts'),
      import('#kits/drive/changes/folder-actions.ts'),
    ])
    if (ofFolders.length > 0 && !tell(await trashFolders(ofFolders))) return
    if (files.length > 0 && !tell(await trashFiles(files))) return
    const back = partsOf(moving.filter((item) => !isOnlyHere(item)))
    if (back[0].length + back[1].length === 0) {
      showToast({ tone: 'success', text: t`보내지 않고 지웠어요` })
      return
    }
    const putBack = async () => {
      if (back[1].length > 0 && !tell(await restoreFolders(back[1]))) return
      if (back[0].length > 0) tell(await restoreFiles(back[0]))
    }
    done.trashed(moving, () => void putBack())
  }

  async function add(folder: string | null, dropped: readonly DroppedFile[]): Promise<void> {
    if (dropped.length === 0) return
    setIsBusy(true)
    try {
      const { addFiles } = await import('#kits/drive/uploads/add-files.ts')
      const { added, refused } = await addFiles(drive, folder, dropped)
      setRefused(refused)
      if (added > 0) showToast({ tone: 'success', text: t`${added}개를 이 기기에 담았어요. 차례로 보낼게요` })
    } finally {
      setIsBusy(false)
    }
  }

  /** One file as itself, from this device where it is there; several, or folders, as one archive of the server. */
  async function download(items: readonly DriveItem[]): Promise<void> {
    const [only] = items
    if (items.length === 1 && only?.type === 'file') return downloadOne(only)
    if (!scope) return
    setIsBusy(true)
    try {
      const { downloadAll } = await import('#kits/drive/server/download-all.ts')
      const [files, ofFolders] = rowsOf(items)
      const result = await downloadAll(scope.brand, files, ofFolders)
      if (!result.ok) {
        showMessage(failureMessage(result))
        return
      }
      const name = items.length === 1 ? only?.name : folders.find(({ key }) => key === placeOf(only))?.name
      saveFile(`${name ?? t`드라이브`}.zip`, result.answer)
    } finally {
      setIsBusy(false)
    }
  }

  async function downloadOne({ file }: FileItem): Promise<void> {
    setIsBusy(true)
    try {
      const { readDriveFile } = await import('#kits/drive/bytes/read-drive-file.ts')
      const blob = await readDriveFile(file)
      if (blob) saveFile(file.name, blob)
      else
        showToast({
          tone: 'error',
          text: isOnline()
            ? t`파일을 받지 못했어요. 다시 받아 주세요.`
            : t`이 기기에 없는 파일이에요. 인터넷에 연결되면 받을 수 있어요.`,
        })
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    refused,
    forgetRefused: () => setRefused([]),
    rename,
    createFolder,
    move,
    copy,
    trash,
    add,
    download,
  }
}

/** The guide uses it: it stays where it is. */
export function isLocked(item: DriveItem): boolean {
  return item.type === 'file' && item.file.locked
}

/** Deleting it cannot be undone: no other member has it. */
export function isOnlyHere(item: DriveItem): boolean {
  const state = item.type === 'file' ? item.file.upload : item.folder.making
  if (item.type === 'file' && item.file.copyOf !== undefined) return false
  return item.type === 'file' ? state === 'waiting' || state === 'failed' : state === 'failed'
}

function placeOf(item: DriveItem | undefined): string | null {
  if (!item) return null
  return item.type === 'file' ? item.file.folder : item.folder.parent
}

/** Keys of files, and of folders. */
function partsOf(items: HeldItems['items']): [files: string[], folders: string[]] {
  const keysOf = (type: DriveItem['type']) => items.filter((item) => item.type === type).map(({ id }) => id)
  return [keysOf('file'), keysOf('folder')]
}

function rowsOf(items: readonly DriveItem[]) {
  return [
    items.flatMap((item) => (item.type === 'file' ? item.file : [])),
    items.flatMap((item) => (item.type === 'folder' ? item.folder : [])),
  ] as const
}
