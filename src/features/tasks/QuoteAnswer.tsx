import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { acceptQuote, cancelTask } from '#contract/task.ts'
import { currentBrand } from '#engine/identity/session.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { needCredits } from '#kits/commerce/credit-need.ts'
import { openSubscribeOnly } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Tasks.module.css'
import { balanceRead, type Task } from './task-calls.ts'
import { useTaskAct } from './useTaskAct.ts'

interface Props {
  task: Task
  idBrand: number
  /** What the quote costs. */
  credit: number
  onChanged: () => void
}

/** Accepting a quote, which takes its credits, or declining it, which ends the task. */
export function QuoteAnswer({ task: { idTask, title }, idBrand, onChanged, credit }: Props) {
  const { t, i18n } = useLingui()
  const onlineReason = useOnlineReason()
  const failureWords = useFailureWords()
  const needsPlan = useNeedsPlan(idBrand, 'PLUS')
  const balance = useCachedRead(balanceRead, { brand: idBrand })
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null)
  const { isBusy, failure, run } = useTaskAct(idBrand, onChanged)
  const params = { idTask }
  const left = balance.data ? balance.data.credit - credit : null
  const [price, remaining, missing] = [credit, left ?? 0, -(left ?? 0)].map((number) => i18n.number(number))
  const accept = async () => {
    setAsked(null)
    const send = (options: { idBrand: number; idempotencyKey: string }) =>
      rest(acceptQuote, { params, body: { credit } }, options)
    const refused = await run(`accept ${credit}`, send, t`견적을 받아들였어요`)
    if (refused?.code === 'NOT_ENOUGH_CREDIT' && currentBrand() === idBrand) {
      const lacking = Number(refused.details.find(({ code }) => code === refused.code)?.words?.missing)
      const backTo = `${location.pathname}${location.search}`
      needCredits({ what: title, missing: Number.isFinite(lacking) ? lacking : null, backTo })
    }
  }
  const decline = () => {
    setAsked(null)
    void run('decline', (options) => rest(cancelTask, { params }, options), t`견적을 거절했어요`)
  }
  const blocked = { disabledReason: onlineReason, reasonAt: 'hidden', disabled: isBusy } as const
  return (
    <>
      {needsPlan ? (
        <Note>
          <Trans>견적은 Plus에서 받아들일 수 있어요.</Trans>
        </Note>
      ) : (
        left !== null && (
          <Note>
            {left < 0 ? (
              <Trans>크레딧이 {missing} 모자라요.</Trans>
            ) : (
              <Trans>받아들이면 {remaining} 크레딧이 남아요.</Trans>
            )}
          </Note>
        )
      )}
      {failure && (
        <Note tone="danger" role="alert">
          {failureWords(failure)}
        </Note>
      )}
      <div className={styles.buttons}>
        {needsPlan ? (
          <Button look="ink" onClick={() => openSubscribeOnly('PLUS')}>
            <Trans>Plus 알아보기</Trans>
          </Button>
        ) : (
          <Button {...blocked} look="ink" onClick={() => setAsked('accept')}>
            <Trans>{price} 크레딧으로 받아들이기</Trans>
          </Button>
        )}
        <Button {...blocked} look="quiet" onClick={() => setAsked('decline')}>
          <Trans>견적 거절하기</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked === 'accept'}
        title={t`${price} 크레딧으로 맡길까요?`}
        confirmLabel={<Trans>받아들이기</Trans>}
        cancelLabel={<Trans>더 살펴보기</Trans>}
        closeLabel={t`닫기`}
        onConfirm={() => void accept()}
        onCancel={() => setAsked(null)}
      >
        <Trans>크레딧을 바로 잡아 두고, 디자이너가 시작하기 전에 취소하면 모두 돌아와요.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'decline'}
        title={t`견적을 거절할까요?`}
        confirmLabel={<Trans>견적 거절하기</Trans>}
        cancelLabel={<Trans>그대로 두기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={decline}
        onCancel={() => setAsked(null)}
      >
        <Trans>크레딧은 쓰지 않았어요. 적은 글과 붙인 파일은 목록에 남아요.</Trans>
      </ConfirmDialog>
    </>
  )
}
