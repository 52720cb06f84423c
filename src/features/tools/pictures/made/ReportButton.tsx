import { Trans, useLingui } from '@lingui/react/macro'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { pictureLimits } from '#model/pictures/made-picture.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'

interface Props {
  request: MadePicture
  onReport: (idPicture: number, reason: string) => Promise<Failure | null>
}

/** Tells the operator what is wrong with the pictures of a request; once. */
export function ReportButton({ request: { idPicture, isReported }, onReport }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const onlineReason = useOnlineReason()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  if (isReported)
    return (
      <Text as="span" tone="soft" size="small">
        <Trans>신고한 그림이에요</Trans>
      </Text>
    )
  const report = async () => {
    setIsBusy(true)
    const failure = await onReport(idPicture, reason.trim())
    setIsBusy(false)
    if (failure) return setFault(failureWords(failure))
    setIsOpen(false)
    showToast({ tone: 'success', text: t`신고했어요. 운영자가 살펴봐요.` })
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Icon of={Flag} size="small" />}
        aria-haspopup="dialog"
        disabledReason={onlineReason}
        reasonAt="hidden"
        onClick={() => setIsOpen(true)}
      >
        <Trans>신고하기</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t`그림 신고하기`}
        description={<Trans>잘못되거나 불쾌한 그림을 운영자에게 알려요.</Trans>}
        closeLabel={t`닫기`}
        size="sm"
        closesOutside={reason === ''}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>
              <Trans>취소</Trans>
            </Button>
            <Button
              look="ink"
              aria-busy={isBusy || undefined}
              disabled={isBusy}
              disabledReason={
                onlineReason ?? (reason.trim() === '' ? t`무엇이 잘못되었는지 적어 주세요` : undefined)
              }
              onClick={() => void report()}
            >
              <Trans>신고하기</Trans>
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <RuledField
            label={t`무엇이 잘못되었나요?`}
            rows={3}
            maxLength={pictureLimits.reason}
            value={reason}
            data-autofocus
            onText={setReason}
          />
          {fault !== null && (
            <Note tone="danger" role="alert">
              {fault}
            </Note>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
