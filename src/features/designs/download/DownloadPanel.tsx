import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import type { RefObject } from 'react'
import type { Body } from '#scene/body/body.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import PopPanel from '#ui/overlays/PopPanel.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { Target } from './bring-files.ts'
import styles from './Download.module.css'
import { DownloadOptions } from './DownloadOptions.tsx'
import type { DownloadChoice } from './download-choice.ts'
import { canCopy } from './send-files.ts'
import { TargetButtons } from './TargetButtons.tsx'

interface Props {
  bodies: readonly Body[]
  choice: DownloadChoice
  anchor: RefObject<HTMLElement | null>
  onChange: (choice: DownloadChoice) => void
  onSend: (target: Target) => void
  onClose: () => void
}

/** All that can be chosen of a download: format, size, where to. */
export default function DownloadPanel({ bodies, choice, anchor, onChange, onSend, onClose }: Props) {
  const { t } = useLingui()
  const { format } = choice
  const pictures = bodies.reduce((sum, { pages }) => sum + pages.length, 0)
  const files = format === 'pdf' ? bodies.length : pictures
  return (
    <PopPanel label={t`내려받기`} anchor={anchor} onClose={onClose}>
      <Stack gap={4} className={styles.panel}>
        <DownloadOptions sizes={bodies} choice={choice} onChange={onChange} />
        {files > 1 && (
          <Text tone="soft" size="small">
            <Plural
              value={files}
              other="파일 #개를 압축 파일 하나로 내려받아요. 드라이브에는 폴더로 담겨요."
            />
          </Text>
        )}
        <Stack gap={2}>
          <TargetButtons format={format} onSend={onSend} />
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
