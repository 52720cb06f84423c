import { t } from '@lingui/core/macro'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { setTakesUploads } from '#kits/drive/changes/drop-folder.ts'
import type { DriveFolder } from '#kits/drive/rows/drive-file.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/**
 * Makes a folder a drop folder, or an ordinary one again where it is one; says so, and offers to undo it. `tellKept` says why it
 * was not kept on this device, and returns whether it was.
 */
export async function switchDropFolder(
  folder: DriveFolder,
  tellKept: (kept: Enqueued) => boolean,
): Promise<void> {
  const { key, name } = folder
  const takesUploads = folder.takesUploads !== true
  if (!tellKept(await setTakesUploads(key, takesUploads))) return
  showToast({
    tone: 'success',
    text: takesUploads
      ? t`‘${name}’ 폴더에 이제 멤버도 올릴 수 있어요`
      : t`‘${name}’ 폴더는 이제 사진 올리는 곳이 아니에요`,
    action: {
      label: t`실행 취소`,
      onPress: () => void switchDropFolder({ ...folder, takesUploads }, tellKept),
    },
  })
}
