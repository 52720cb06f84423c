import { useLingui } from '@lingui/react/macro'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useDriveScope } from '#kits/drive/react/useDriveScope.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { useTellDone } from '#kits/library/useTellDone.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { DriveItem } from '../view/drive-item.ts'

/** Restoring is queued like every change; what cannot be undone asks the server. */
export function useTrashActions(drive: Drive) {
  const { t } = useLingui()
  const scope = useDriveScope(drive)
  const tell = useTellKept()
  const done = useTellDone()
  const failureMessage = useFailureMessage()

  async function restore(items: readonly DriveItem[]): Promise<void> {
    const [{ restoreFiles }, { restoreFolders }] = await Promise.all([
      import('#kits/drive/changes/file-actions.ts'),
      import('#kits/drive/changes/folder-actions.ts'),
    ])
    const { files, folders } = keysOf(items)
    if (folders.length > 0 && !tell(await restoreFolders(folders))) return
    if (files.length > 0 && !tell(await restoreFiles(files))) return
    const count = items.length
    showToast({ tone: 'success', text: t`${count}개를 드라이브로 되돌렸어요` })
  }

  async function deleteForGood(items: readonly DriveItem[]): Promise<void> {
    if (!scope) return
    const { deleteFilesForGood, deleteFoldersForGood } = await import('#kits/drive/server/online-actions.ts')
    const { files, folders } = keysOf(items)
    for (const work of [() => deleteFoldersForGood(scope, folders), () => deleteFilesForGood(scope, files)]) {
      const result = await work()
      if (!result.ok) {
        showMessage(failureMessage(result))
        return
      }
    }
    done.deletedForGood(items.length)
  }

  async function empty(): Promise<void> {
    if (!scope) return
    const { emptyTrash } = await import('#kits/drive/server/online-actions.ts')
    const result = await emptyTrash(scope)
    if (result.ok) showToast({ tone: 'success', text: t`휴지통을 비웠어요` })
    else showMessage(failureMessage(result))
  }

  return { restore, deleteForGood, empty }
}

function keysOf(items: readonly DriveItem[]) {
  const ofType = (type: DriveItem['type']) => items.filter((item) => item.type === type).map(({ id }) => id)
  return { files: ofType('file'), folders: ofType('folder') }
}
