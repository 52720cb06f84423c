import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { readDriveFile } from '#kits/drive/bytes/read-drive-file.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Downloads a file, from this device where it has it. */
export function useSave(file: DriveFile) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const work = async () => {
    if (isBusy) return
    setBusy(true)
    const blob = await readDriveFile(file).catch(() => null)
    setBusy(false)
    if (blob) return download(file.name, blob)
    showToast({
      tone: 'error',
      text: t`이 파일은 아직 이 기기에 없어요. 인터넷에 연결되면 내려받을 수 있어요.`,
    })
  }
  return { save: () => void work(), isBusy }
}
