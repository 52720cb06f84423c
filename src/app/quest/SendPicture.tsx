import { Trans, useLingui } from '@lingui/react/macro'
import ImageDown from 'lucide-react/icons/image-down'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { useBrandBorn } from './useBrandBorn.ts'
import { useFirstLogo } from './useFirstLogo.ts'

/** Makes a picture of the brand and hands it to the device's sharing, or downloads it where there is none. */
export function SendPicture() {
  const { t } = useLingui()
  const { name, palette, taglines } = useBrandBorn()
  const drawing = useFirstLogo()?.drawing
  const [isBusy, setIsBusy] = useState(false)

  async function send(): Promise<void> {
    if (!drawing) return
    setIsBusy(true)
    try {
      const [{ drawBrandPicture }, { toPng }] = await Promise.all([
        import('./brand-picture.ts'),
        import('#features/logo-maker/export-logo.ts'),
      ])
      const png = await toPng(await drawBrandPicture(drawing, taglines[0], palette), 1080)
      const file = new File([png], `${fileNameOf(name, 'saegim')}.png`, { type: 'image/png' })
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title: name })
      else download(file.name, file)
    } catch (cause) {
      // The person closed the device's sharing.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      console.warn('the picture of the brand cannot be made', cause)
      showToast({ tone: 'error', text: t`그림을 만들지 못했어요. 다시 눌러 주세요.` })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      icon={<Icon of={ImageDown} />}
      disabledReason={drawing && !isBusy ? undefined : t`그림을 준비하고 있어요`}
      reasonAt="hidden"
      onClick={() => void send()}
    >
      <Trans>그림으로 보내기</Trans>
    </Button>
  )
}
