import { Trans, useLingui } from '@lingui/react/macro'
import ImageDown from 'lucide-react/icons/image-down'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import type { BrandBorn } from './useBrandBorn.ts'
import type { FirstLogo } from './useFirstLogo.ts'

interface Props {
  brand: Pick<BrandBorn, 'name' | 'palette'>
  /** Null: the picture has none. */
  tagline: string | null
  logo: FirstLogo | null
}

/** Makes a picture of the brand and hands it to the device's sharing, or downloads it where there is none. */
export function SendPicture({ brand, tagline, logo }: Props) {
  const { t } = useLingui()
  const { name, palette } = brand
  const drawing = logo?.drawing
  const [isBusy, setIsBusy] = useState(false)

  async function send(): Promise<void> {
    if (!drawing) return
    setIsBusy(true)
    try {
      const [{ drawBrandPicture }, { toPng }] = await Promise.all([
        import('./brand-picture.ts'),
        import('#features/logo-maker/export-logo.ts'),
      ])
      const png = await toPng(await drawBrandPicture(drawing, tagline, palette), 1080)
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
