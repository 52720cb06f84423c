import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { acceptTask, cancelTask, reviseTask, writeToTask } from '#contract/task.ts'
import { type Failure, type RestOptions, type Result, rest } from '#device/rest/rest.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './Tasks.module.css'
import type { Task } from './task-calls.ts'

type Props = { task: Task; idBrand: number; onChanged: () => void }

/** Writing to the designer, and the decisions of the team. What was typed stays where the server refuses it. */
export function TaskActions({ task: { idTask, status, credit }, idBrand, onChanged }: Props) {
  const { t, i18n } = useLingui()
  const onlineReason = useOnlineReason()
  const failureWords = useFailureWords()
  const key = useRef(crypto.randomUUID())
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<'cancel' | 'accept' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const price = i18n.number(credit)
  const params = { idTask }
  const isReview = status === 'REVIEW'

  /** The same press again, after no answer came, has the same key. */
  async function run(work: (options: RestOptions) => Promise<Result<unknown>>, done: string) {
    setAsked(null)
    setIsBusy(true)
    const result = await work({ idBrand, idempotencyKey: key.current })
    setIsBusy(false)
    setFailure(result.ok ? null : result)
    if (!result.ok && result.code === 'OFFLINE') return
    key.current = crypto.randomUUID()
    if (result.ok) {
      setText('')
      showToast({ tone: 'success', text: done })
      // The buttons of this state are gone.
      document.querySelector<HTMLElement>('h1')?.focus()
    }
    onChanged()
  }
  const written = () => ({ params, body: { text: text.trim() } })
  const write = () => void run((options) => rest(writeToTask, written(), options), t`글을 남겼어요`)
  const revise = () => void run((options) => rest(reviseTask, written(), options), t`고칠 점을 보냈어요`)
  const accept = () => void run((options) => rest(acceptTask, { params }, options), t`작업을 완료했어요`)
  const cancel = () => void run((options) => rest(cancelTask, { params }, options), t`의뢰를 취소했어요`)
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
        <p className={styles.fault} role="alert">
          {failureWords(failure)}
        </p>
      )}
      {onlineReason && <p className={styles.soft}>{onlineReason}</p>}
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
        {status === 'REQUESTED' && (
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
        <Trans>{price} 크레딧이 모두 돌아와요. 적은 글과 붙인 파일은 목록에 남아요.</Trans>
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
