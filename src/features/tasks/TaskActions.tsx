import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { acceptTask, cancelTask, reviseTask, writeToTask } from '#contract/task.ts'
import { type Failure, type Result, rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { isUnanswered } from '#kits/commerce/orders/pauses.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Note } from '#ui/Text.tsx'
import styles from './Tasks.module.css'
import type { Task } from './task-calls.ts'

type Props = { task: Task; idBrand: number; onChanged: () => void }

/** Writing to the designer, and the decisions of the team. What was typed stays where the server refuses it. */
export function TaskActions({ task: { idTask, status, credit }, idBrand, onChanged }: Props) {
  const { t, i18n } = useLingui()
  const onlineReason = useOnlineReason()
  const failureWords = useFailureWords()
  /** Of an action that was sent and not answered: the server may have it. */
  const sent = useRef<{ readonly action: string; readonly key: string } | null>(null)
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<'cancel' | 'accept' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const price = i18n.number(credit)
  const params = { idTask }
  const isReview = status === 'REVIEW'

  /** The same press again, where nothing says whether the first one was taken, has the same key. */
  async function run(
    action: 'write' | 'revise' | 'accept' | 'cancel',
    work: (options: { idBrand: number; idempotencyKey: string }) => Promise<Result<unknown>>,
    done: string,
  ) {
    setAsked(null)
    setIsBusy(true)
    const before = sent.current?.action === action ? sent.current : null
    const { key } = before ?? { key: crypto.randomUUID() }
    const result = await work({ idBrand, idempotencyKey: key })
    setIsBusy(false)
    setFailure(result.ok ? null : result)
    sent.current = isUnanswered(result, before !== null) ? { action, key } : null
    if (!result.ok && (result.code === 'OFFLINE' || result.status >= 500)) return
    if (result.ok) {
      setText('')
      showToast({ tone: 'success', text: done })
      // The buttons of this state are gone.
      document.querySelector<HTMLElement>('h1')?.focus()
    }
    onChanged()
  }
  const written = () => ({ params, body: { text: text.trim() } })
  const write = () => void run('write', (options) => rest(writeToTask, written(), options), t`글을 남겼어요`)
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
