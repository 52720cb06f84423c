import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  declineTask,
  deliverTask,
  putTaskBack,
  quoteTask,
  takeTask,
  writeFromDesk,
} from '#contract/operator.ts'
import { isOpenTask, taskLimits } from '#model/tasks/task.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './Desk.module.css'
import type { QueuedTask } from './DeskTask.tsx'
import { deskRest, deskUpload } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { QuoteFields } from './QuoteFields.tsx'
import { isUnpriced } from './quote-state.ts'
import { useDeskAct } from './useDeskAct.ts'

type Props = { task: QueuedTask; isOperator: boolean; onChanged: (task: QueuedTask) => void }

/** What can be done with a task in its state. What was typed stays where the server refuses it. */
export function TaskActions({ task, isOperator, onChanged }: Props) {
  const { t } = useLingui()
  const { idTask, status } = task
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const { act, failure, isBusy, busy } = useDeskAct(onChanged, () => {
    setText('')
    setFile(null)
  })
  if (!isOpenTask(status)) return null
  const params = { idTask }
  const words = text.trim()
  const needsText = words === '' ? t`글을 먼저 적어 주세요` : undefined
  const hasNoPrice = status === 'REQUESTED' && isUnpriced(task)
  const declining = status === 'REQUESTED' && isOperator ? t`받지 않을 때는 여기에 이유를 적어요.` : undefined
  const hint = hasNoPrice ? t`견적에 들어 있는 종이, 마감, 수량을 적어요.` : declining
  const canDeliver = status === 'IN_PROGRESS' || status === 'REVIEW'
  return (
    <Stack gap={4}>
      <RuledField
        label={t`고객에게 쓸 글`}
        hint={hint}
        rows={3}
        value={text}
        onText={setText}
        maxLength={taskLimits.text}
        limit={taskLimits.text}
      />
      {canDeliver && (
        <FileDrop
          label={t`전달할 파일`}
          headline={file ? file.name : <Trans>파일을 여기에 놓으세요</Trans>}
          hint={<Trans>30MB까지 · 이미지, PDF, ZIP, 동영상</Trans>}
          pick={<Trans>파일 고르기</Trans>}
          accept="image/*,video/*,.pdf,.zip"
          isBusy={isBusy}
          onFiles={([first]) => setFile(first ?? null)}
        />
      )}
      {hasNoPrice && (
        <QuoteFields
          isBusy={isBusy}
          needsText={needsText}
          onSend={(quote) =>
            act(
              () => deskRest(quoteTask, { params, body: { ...quote, text: words } }),
              t`고객에게 견적을 보냈어요`,
            )
          }
        />
      )}
      <Fault failure={failure} />
      <div className={styles.buttons}>
        {status === 'REQUESTED' && !hasNoPrice && (
          <Button
            {...busy}
            look="ink"
            onClick={() => act(() => deskRest(takeTask, { params }), t`이 작업을 시작했어요`)}
          >
            <Trans>작업 시작하기</Trans>
          </Button>
        )}
        {canDeliver && (
          <Button
            {...busy}
            look="ink"
            disabledReason={file === null ? t`전달할 파일을 골라 주세요` : needsText}
            reasonAt="hidden"
            onClick={() =>
              file &&
              act(
                () => deskUpload(deliverTask, { params, body: { text: words } }, file),
                t`고객에게 파일을 전달했어요`,
              )
            }
          >
            <Trans>글과 파일 전달하기</Trans>
          </Button>
        )}
        <Button
          {...busy}
          disabledReason={needsText}
          reasonAt="hidden"
          onClick={() =>
            act(() => deskRest(writeFromDesk, { params, body: { text: words } }), t`글을 보냈어요`)
          }
        >
          <Trans>글만 보내기</Trans>
        </Button>
        {status === 'IN_PROGRESS' && (
          <Button
            {...busy}
            look="quiet"
            onClick={() => act(() => deskRest(putTaskBack, { params }), t`다시 내려놓았어요`)}
          >
            <Trans>다시 내려놓기</Trans>
          </Button>
        )}
        {status === 'REQUESTED' && isOperator && (
          <Button
            {...busy}
            look="danger"
            disabledReason={needsText}
            reasonAt="hidden"
            onClick={() =>
              act(
                () => deskRest(declineTask, { params, body: { reason: words } }),
                hasNoPrice ? t`의뢰를 받지 않았어요` : t`받지 않고 크레딧을 돌려주었어요`,
              )
            }
          >
            {hasNoPrice ? <Trans>의뢰 받지 않기</Trans> : <Trans>받지 않고 크레딧 돌려주기</Trans>}
          </Button>
        )}
      </div>
    </Stack>
  )
}
