import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface Props {
  codes: readonly string[]
  onClose: () => void
}

/** New recovery codes. Closed only after they were kept, because they cannot be shown again. */
export default function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useLingui()
  const [isKept, setIsKept] = useState(false)
  const reason = isKept ? undefined : t`보관했다고 표시해 주세요`
  return (
    <Dialog
      isOpen
      onClose={() => isKept && onClose()}
      closesOutside={false}
      title={t`받은 복구 코드`}
      closeLabel={t`닫기`}
      actions={
        <Button look="ink" disabledReason={reason} onClick={onClose}>
          <Trans>마치기</Trans>
        </Button>
      }
    >
      <Stack gap={4}>
        <RecoveryCodes codes={codes} />
        <Checkbox checked={isKept} onCheck={setIsKept}>
          <Trans>복구 코드를 안전한 곳에 보관했어요</Trans>
        </Checkbox>
      </Stack>
    </Dialog>
  )
}
