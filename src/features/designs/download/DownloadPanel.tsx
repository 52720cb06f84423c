import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import HardDrive from 'lucide-react/icons/hard-drive'
import Share2 from 'lucide-react/icons/share-2'
import type { RefObject } from 'react'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import type { Body } from '#scene/body/body.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Icon } from '#ui/Icon.tsx'
import PopPanel from '#ui/overlays/PopPanel.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { Target } from './bring-files.ts'
import styles from './Download.module.css'
import { type DownloadChoice, type FileFormat, formats, isOffered } from './download-choice.ts'
import { ResolutionChoice } from './ResolutionChoice.tsx'
import { canCopy, canShare } from './send-files.ts'

interface Props {
  bodies: readonly Body[]
  choice: DownloadChoice
  anchor: RefObject<HTMLElement | null>
  onChange: (choice: DownloadChoice) => void
  onSend: (target: Target) => void
  onClose: () => void
}

const labels: Readonly<Record<FileFormat, string>> = { pdf: 'PDF', png: 'PNG', jpg: 'JPG', webp: 'WebP' }
const sharedTypes: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** All that can be chosen of a download: format, size, where to. */
export default function DownloadPanel({ bodies, choice, anchor, onChange, onSend, onClose }: Props) {
  const { t } = useLingui()
  const hasDrive = useHasDrive()
  const { format, isPrint, isOutlined } = choice
  const isPdf = format === 'pdf'
  const hasBleed = bodies.some(({ bleed = 0 }) => bleed > 0)
  const pictures = bodies.reduce((sum, { pages }) => sum + pages.length, 0)
  const files = isPdf ? bodies.length : pictures
  return (
    <PopPanel label={t`내려받기`} anchor={anchor} onClose={onClose}>
      <Stack gap={4} className={styles.panel}>
        <Segmented<FileFormat>
          label={t`파일 형식`}
          isBlock
          options={formats
            .filter((one) => isOffered(bodies, one))
            .map((value) => ({ value, label: labels[value] }))}
          value={format}
          onChoose={(chosen) => onChange({ ...choice, format: chosen })}
        />
        {isPdf ? (
          <Stack gap={2}>
            {hasBleed && (
              <Checkbox checked={isPrint} onCheck={(is) => onChange({ ...choice, isPrint: is })}>
                <Trans>재단선과 여백 포함</Trans>
              </Checkbox>
            )}
            <Checkbox
              checked={isOutlined}
              onCheck={(is) => onChange({ ...choice, isOutlined: is })}
              hint={<Trans>인쇄소가 원할 때 골라요. 글자를 복사할 수 없게 돼요.</Trans>}
            >
              <Trans>글자를 도형으로</Trans>
            </Checkbox>
          </Stack>
        ) : (
          <ResolutionChoice bodies={bodies} choice={choice} onChange={onChange} />
        )}
        {files > 1 && (
          <Text tone="soft" size="small">
            <Plural
              value={files}
              other="파일 #개를 압축 파일 하나로 내려받아요. 드라이브에는 폴더로 담겨요."
            />
          </Text>
        )}
        <Stack gap={2}>
          <Button look="ink" icon={<Icon of={Download} />} onClick={() => onSend('device')}>
            <Trans>이 기기에 내려받기</Trans>
          </Button>
          <Button
            icon={<Icon of={HardDrive} />}
            disabledReason={hasDrive ? undefined : t`가입하면 드라이브에 담을 수 있어요`}
            onClick={() => onSend('drive')}
          >
            <Trans>드라이브에 담기</Trans>
          </Button>
          {canShare(sharedTypes[format]) && (
            <Button icon={<Icon of={Share2} />} onClick={() => onSend('share')}>
              <Trans>공유하기</Trans>
            </Button>
          )}
          {canCopy() && bodies.length === 1 && (
            <Button icon={<Icon of={Copy} />} onClick={() => onSend('clipboard')}>
              {pictures > 1 ? <Trans>지금 보이는 쪽을 그림으로 복사</Trans> : <Trans>그림으로 복사</Trans>}
            </Button>
          )}
        </Stack>
      </Stack>
    </PopPanel>
  )
}
