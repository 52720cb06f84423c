import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { acceptTask, cancelTask, reviseTask, writeToTask } from '#contract/task.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Tasks.module.css'
import { isUnpriced, type Task } from './task-calls.ts'
import { useTaskAct } from './useTaskAct.ts'

type Props = { task: Task; idBrand: number; onChanged: () => void }

/** Writing to the designer, and the decisions of the team. What was typed stays where the server refuses it. */
export function TaskActions({ task, idBrand, onChanged }: Props) {
  const { idTask, status, credit, quoteState } = task
  const { t, i18n } = useLingui()
  const onlineReason = useOnlineReason()
  const failureWords = useFailureWords()
  const { isBusy, failure, run: act } = useTaskAct(idBrand, onChanged)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<'cancel' | 'accept' | null>(null)
  const price = i18n.number(credit)
  const params = { idTask }
  const isReview = status === 'REVIEW'

  async function run(
    action: 'write' | 'revise' | 'accept' | 'cancel',
    work: (options: { idBrand: number; idempotencyKey: string }) => Promise<Result<unknown>>,
    done: string,
  ) {
    setAsked(null)
    await act(
      action,
      async (options) => {
        const result = await work(options)
        if (result.ok) setText('')
        return result
      },
      done,
    )
  }
  const written = () => ({ params, body: { text: text.trim() } })
  const write = () =>
    void run('write', (options) => rest(writeToTask, written(), options), t`디자이너에게 글을 보냈어요`)
  const revise = () =>
    void run('revise', (options) => rest(reviseTask, written(), options), t`고칠 점을 보냈어요`)
  const accept = () =>
    void run('accept', (options) => rest(acceptTask, { params }, options), t`작업을 완료했어요`)
  const cancel = () =>
    void run('cancel', (options) => rest(cancelTask, { params }, options), t`의뢰를 취소했어요`)
  const blocked = { disabledReason: onlineReason, reasonAt: 'hidden', disabled: isBusy } as const
  const needsText = text.trim() === '' ? t`글을 먼저 적어 주세요` : undefined
  const writing = { ...blocked, disabledReason: onlineReason ?? needsText }
  return (
    <div className={styles.actions}>
      <RuledField
        label={isReview ? t`고칠 점` : t`디자이너에게 남길 말`}
        rows={3}
        value={text}
        onText={setText}
        maxLength={taskLimits.text}
        limit={taskLimits.text}
      />
      {failure && (
        <Note tone="danger" role="alert">
          {failureWords(failure)}
        </Note>
      )}
      {onlineReason && <Note>{onlineReason}</Note>}
      <div className={styles.buttons}>
        {isReview ? (
          <>
            <Button {...blocked} look="ink" onClick={() => setAsked('accept')}>
              <Trans>완료하기</Trans>
            </Button>
            <Button {...writing} onClick={revise}>
              <Trans>고쳐 달라고 하기</Trans>
            </Button>
          </>
        ) : (
          <Button {...writing} look="ink" onClick={write}>
            <Trans>글 남기기</Trans>
          </Button>
        )}
        {status === 'REQUESTED' && quoteState !== 'OFFERED' && (
          <Button {...blocked} look="quiet" onClick={() => setAsked('cancel')}>
            <Trans>의뢰 취소하기</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        title={t`의뢰를 취소할까요?`}
        confirmLabel={<Trans>의뢰 취소하기</Trans>}
        cancelLabel={<Trans>그대로 두기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={cancel}
        onCancel={() => setAsked(null)}
      >
        {isUnpriced(task) ? (
          <Trans>크레딧은 쓰지 않았어요. 적은 글과 붙인 파일은 목록에 남아요.</Trans>
        ) : (
          <Trans>{price} 크레딧이 모두 돌아와요. 적은 글과 붙인 파일은 목록에 남아요.</Trans>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'accept'}
        title={t`작업을 완료할까요?`}
        confirmLabel={<Trans>완료하기</Trans>}
        cancelLabel={<Trans>더 살펴보기</Trans>}
        closeLabel={t`닫기`}
        onConfirm={accept}
        onCancel={() => setAsked(null)}
      >
        <Trans>완료하면 더 고쳐 달라고 할 수 없어요. 전달받은 파일은 계속 내려받을 수 있어요.</Trans>
      </ConfirmDialog>
    </div>
  )
}
