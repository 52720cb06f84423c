import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { deleteTicket } from '#contract/operator-support.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskRest } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskCall } from './useDeskCall.ts'

/** Deletes what was sent by the form and is no question, once that is confirmed. */
export function DeleteTicket({ idTicket, onDeleted }: { idTicket: number; onDeleted: () => void }) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const { run, failure, isBusy } = useDeskCall<unknown>(onDeleted)
  const remove = () =>
    void run(async () => {
      setIsAsked(false)
      const result = await deskRest(deleteTicket, { params: { idTicket } })
      if (result.ok) showToast({ tone: 'success', text: t`받은 글을 지웠어요` })
      return result
    })
  return (
    <div>
      <Fault failure={failure} />
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => setIsAsked(true)}>
        <Trans>문의가 아니면 지우기</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t`이 글을 지울까요?`}
        confirmLabel={<Trans>지우기</Trans>}
        cancelLabel={<Trans>그대로 두기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={remove}
        onCancel={() => setIsAsked(false)}
      >
        <Trans>광고처럼 문의가 아닌 글만 지워 주세요. 되돌릴 수 없어요.</Trans>
      </ConfirmDialog>
    </div>
  )
}
