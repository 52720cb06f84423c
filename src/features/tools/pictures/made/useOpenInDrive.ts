import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { DriveFileRow } from '#kits/drive/rows/drive-row.ts'
import { showToast } from '#ui/overlays/toasts.ts'

/** Opens a file of the brand in its folder of the drive, as the server has it, with its preview. */
export function useOpenInDrive(brand: number): (idFile: number) => Promise<void> {
  const { t } = useLingui()
  const navigate = useNavigate()
  return async (idFile) => {
    const row = await rowOf(brand, idFile).catch((cause: unknown) => {
      console.warn('the drive cannot be read', cause)
      return null
    })
    if (row === null)
      return void showToast({
        tone: 'error',
        text: t`드라이브에서 찾지 못했어요. 연결을 확인하고 다시 눌러 주세요.`,
      })
    if (row.trashedAt !== null)
      return void showToast({ tone: 'info', text: t`이 그림은 드라이브 휴지통에 있어요.` })
    const { folder, key } = row
    await (folder === null
      ? navigate({ to: '/brand/drive', hash: key })
      : navigate({ to: '/brand/drive/$id', params: { id: folder }, hash: key }))
  }
}

async function rowOf(brand: number, idFile: number): Promise<DriveFileRow | null> {
  const [{ readFileRow }, { refreshDrive }] = await Promise.all([
    import('#kits/drive/rows/read-file-row.ts'),
    import('#kits/drive/server/refresh-drive.ts'),
  ])
  const known = await readFileRow(brand, idFile)
  if (known) return known
  await refreshDrive('BRAND')
  return readFileRow(brand, idFile)
}
