import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import HardDrive from 'lucide-react/icons/hard-drive'
import Share2 from 'lucide-react/icons/share-2'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { FileTarget } from './bring-files.ts'
import type { FileFormat } from './download-choice.ts'
import { canShare } from './send-files.ts'

interface Props {
  format: FileFormat
  /** Why nothing can be made now. */
  reason?: string | undefined
  onSend: (target: FileTarget) => void
}

const sharedTypes: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** Where files can be brought to. */
export function TargetButtons({ format, reason, onSend }: Props) {
  const { t } = useLingui()
  const hasDrive = useHasDrive()
  return (
    <>
      <Button
        look="ink"
        isBlock
        icon={<Icon of={Download} />}
        disabledReason={reason}
        onClick={() => onSend('device')}
      >
        <Trans>이 기기에 내려받기</Trans>
      </Button>
      <Button
        isBlock
        icon={<Icon of={HardDrive} />}
        disabledReason={hasDrive ? reason : t`가입하면 드라이브에 담을 수 있어요`}
        onClick={() => onSend('drive')}
      >
        <Trans>드라이브에 담기</Trans>
      </Button>
      {canShare(sharedTypes[format]) && (
        <Button isBlock icon={<Icon of={Share2} />} disabledReason={reason} onClick={() => onSend('share')}>
          <Trans>공유하기</Trans>
        </Button>
      )}
    </>
  )
}
