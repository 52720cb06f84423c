import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { usePrintPdf } from './file/usePrintPdf.ts'

/** The PDF for a print shop of one's own: what it is and what it is not. */
export function PrintDownload() {
  const { t } = useLingui()
  const { bleed = 0 } = useShown().body
  const [isOutlined, setIsOutlined] = useState(false)
  const { isBusy, make } = usePrintPdf()
  const lacking = t`이 기기에 없는 글꼴이나 사진은 빼고 만들었어요. 인터넷에 연결해 다시 받아 보세요.`
  const send = async () => {
    const made = await make(isOutlined)
    if (!made) return
    download(made.file.name, made.file)
    if (made.isLacking) showToast({ tone: 'info', text: lacking })
  }
  return (
    <Stack gap={4}>
      <Note>
        {bleed > 0 ? (
          <Trans>재단선과 재단 여백이 들어간 PDF예요.</Trans>
        ) : (
          <Trans>재단 여백이 없는 디자인이라 보이는 크기 그대로 담아요.</Trans>
        )}
      </Note>
      <Checkbox
        checked={isOutlined}
        onCheck={setIsOutlined}
        hint={<Trans>인쇄소가 원할 때 골라요. 글자를 복사할 수 없게 돼요.</Trans>}
      >
        <Trans>글자를 도형으로</Trans>
      </Checkbox>
      <Note>
        <Trans>
          PDF는 화면 색(RGB)으로 담고, 인쇄소가 잉크 색으로 바꿔요. CMYK나 PDF/X가 필요한 곳이면 먼저
          물어보세요.
        </Trans>
      </Note>
      <Button
        look="ink"
        size="large"
        isBlock
        icon={<Icon of={Download} />}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        onClick={() => void send()}
      >
        <Trans>PDF 내려받기</Trans>
      </Button>
    </Stack>
  )
}
