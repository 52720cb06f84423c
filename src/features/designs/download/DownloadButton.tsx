import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Body } from '#scene/body/body.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { type FileFormat, formatFault, makeDesignFile } from './design-files.ts'

interface Props {
  body: Body
  dress: DressOfBrand
}

/** Makes a file of the design on this device, also without a network. */
export function DownloadButton({ body, dress }: Props) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)

  const save = (format: FileFormat) => {
    setIsBusy(true)
    makeDesignFile(body, dress, format)
      .then(({ file, isLacking }) => {
        download(file.name, file)
        if (isLacking) {
          showToast({
            tone: 'info',
            text: t`이 기기에 없는 글꼴이나 사진은 빼고 만들었어요. 인터넷에 연결해 다시 받아 보세요.`,
          })
        }
      })
      .catch((cause: unknown) => {
        console.warn('the design cannot be exported', cause)
        showToast({ tone: 'error', text: t`파일을 만들지 못했어요. 다시 눌러 주세요.` })
      })
      .finally(() => setIsBusy(false))
  }

  const words: Readonly<Record<FileFormat, string>> = {
    pdf: t`PDF`,
    print: t`인쇄용 PDF, 재단선과 여백 포함`,
    png: t`PNG 그림`,
    jpg: t`JPG 그림`,
    webp: t`WebP 그림`,
  }
  const formats: readonly FileFormat[] = [
    'pdf',
    ...(body.bleed ? (['print'] as const) : []),
    'png',
    'jpg',
    'webp',
  ]
  const offered = formats.filter((format) => formatFault(body, format) === null)
  return (
    <MenuButton
      look="ink"
      label={t`내려받기`}
      icon={<Icon of={Download} />}
      disabledReason={
        isBusy ? t`파일을 만들고 있어요` : dress.isWhole ? undefined : t`로고와 사진을 읽고 있어요`
      }
      groups={[{ id: 'formats', entries: offered.map((format) => ({ id: format, label: words[format] })) }]}
      onChoose={(id) => {
        const format = offered.find((known) => known === id)
        if (format) save(format)
      }}
    >
      <Trans>내려받기</Trans>
    </MenuButton>
  )
}
