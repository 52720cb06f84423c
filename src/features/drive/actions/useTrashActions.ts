import { useLingui } from '@lingui/react/macro'
import type { Drive } from '#device/drive/drive-file.ts'
import { useFailureMessage } from '#device/failures/useFailureMessage.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { DriveItem } from '../view/drive-item.ts'
import { useTellKept } from './useTellKept.ts'

/** Restoring is queued like every change; what cannot be undone asks the server. */
export function useTrashActions(drive: Drive) {
  const { t } = useLingui()
  const tell = useTellKept()
  const failureMessage = useFailureMessage()

  async function restore(items: readonly DriveItem[]): Promise<void> {
    const [{ restoreFiles }, { restoreFolders }] = await Promise.all([
      import('#device/drive/file-actions.ts'),
      import('#device/drive/folder-actions.ts'),
    ])
    const { files, folders } = keysOf(items)
    if (folders.length > 0 && !tell(await restoreFolders(folders))) return
    if (files.length > 0 && !tell(await restoreFiles(files))) return
    const count = items.length
    showToast({ tone: 'success', text: t`${count}개를 드라이브로 되돌렸어요` })
  }

  async function deleteForGood(items: readonly DriveItem[]): Promise<void> {
    const { deleteFilesForGood, deleteFoldersForGood } = await import('#device/drive/online-actions.ts')
    const { files, folders } = keysOf(items)
    for (const work of [() => deleteFoldersForGood(folders), () => deleteFilesForGood(files)]) {
      const result = await work()
      if (!result.ok) {
        showMessage(failureMessage(result))
        return
      }
    }
    const count = items.length
    showToast({ tone: 'success', text: t`${count}개를 완전히 지웠어요` })
  }

  async function empty(): Promise<void> {
    const { emptyTrash } = await import('#device/drive/online-actions.ts')
    const result = await emptyTrash(drive)
    if (result.ok) showToast({ tone: 'success', text: t`휴지통을 비웠어요` })
    else showMessage(failureMessage(result))
  }

  return { restore, deleteForGood, empty }
}

function keysOf(items: readonly DriveItem[]) {
  const ofType = (type: DriveItem['type']) => items.filter((item) => item.type === type).map(({ id }) => id)
  return { files: ofType('file'), folders: ofType('folder') }
}
