import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { declineApplication, deliverApplication, reviewApplication } from '#contract/operator.ts'
import { applicationLimits } from '#model/campaign/application.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './Desk.module.css'
import type { QueuedApplication } from './DeskApplication.tsx'
import { deskRest, deskUpload } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskAct } from './useDeskAct.ts'

type Props = {
  application: QueuedApplication
  isOperator: boolean
  onChanged: (application: QueuedApplication) => void
}

/** Reviewing, delivering designs, and for operators declining, which is asked for once more: it cannot be undone. */
export function ApplicationActions({ application, isOperator, onChanged }: Props) {
  const { t } = useLingui()
  const { idApplication, status, designs, name } = application
  const [file, setFile] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { act, failure, isBusy, busy } = useDeskAct(onChanged, () => setFile(null))
  if (status === 'DECLINED') return null
  const params = { idApplication }
  const isOpen = status === 'RECEIVED' || status === 'REVIEWING'
  const isFull = designs.length >= applicationLimits.designs
  const decline = () => {
    setIsAsked(false)
    act(
      () => deskRest(declineApplication, { params, body: { reason: reason.trim() } }),
      t`이유를 이메일로 보내요`,
    )
  }
  return (
    <Stack gap={4}>
      {!isFull && (
        <FileDrop
          label={t`전달할 디자인`}
          headline={file ? file.name : <Trans>디자인을 여기에 놓으세요</Trans>}
          hint={<Trans>20MB까지 · PNG나 JPG</Trans>}
          pick={<Trans>파일 고르기</Trans>}
          accept="image/png,image/jpeg"
          isBusy={isBusy}
          onFiles={([first]) => setFile(first ?? null)}
        />
      )}
      {isOpen && isOperator && (
        <RuledField
          label={t`지원하지 못하는 이유`}
          hint={t`적은 그대로 이메일로 보내요.`}
          rows={2}
          value={reason}
          onText={setReason}
          maxLength={taskLimits.text}
          limit={taskLimits.text}
        />
      )}
      <Fault failure={failure} />
      <div className={styles.buttons}>
        {status === 'RECEIVED' && (
          <Button
            {...busy}
            onClick={() => act(() => deskRest(reviewApplication, { params }), t`검토를 시작했어요`)}
          >
            <Trans>검토 시작하기</Trans>
          </Button>
        )}
        {!isFull && (
          <Button
            {...busy}
            look="ink"
            disabledReason={file === null ? t`전달할 디자인을 골라 주세요` : undefined}
            reasonAt="hidden"
            onClick={() =>
              file &&
              act(
                () => deskUpload(deliverApplication, { params, body: {} }, file),
                isOpen ? t`디자인을 전달했어요. 결과를 이메일로 보내요.` : t`디자인을 더했어요`,
              )
            }
          >
            {isOpen ? <Trans>디자인 전달하기</Trans> : <Trans>디자인 더하기</Trans>}
          </Button>
        )}
        {isOpen && isOperator && (
          <Button
            {...busy}
            look="danger"
            disabledReason={reason.trim() === '' ? t`이유를 먼저 적어 주세요` : undefined}
            reasonAt="hidden"
            onClick={() => setIsAsked(true)}
          >
            <Trans>지원하지 않기</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t`${name}의 신청을 지원하지 않을까요?`}
        confirmLabel={<Trans>지원하지 않기</Trans>}
        cancelLabel={<Trans>더 살펴보기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={decline}
        onCancel={() => setIsAsked(false)}
      >
        <Trans>이유가 이메일로 나가요. 되돌릴 수 없어요.</Trans>
      </ConfirmDialog>
    </Stack>
  )
}
