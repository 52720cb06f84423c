import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { closeOrder, lookUpOrder, noteRefund, retryRefund, returnOrder } from '#contract/operator-money.ts'
import type { Result } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import type { DeskOrderAnswer } from './DeskOrder.tsx'
import { deskRest } from './desk-rest.ts'
import { useDeskCall } from './useDeskCall.ts'
import { useTroubleWords } from './useTroubleWords.ts'

type Props = { order: DeskOrderAnswer; onChanged: (order: DeskOrderAnswer) => void }
type Act = 'return' | 'outside' | 'close' | 'retry'

/** Why an order needs an operator and what ends that. What the last act has come to stays on the screen. */
export function OrderTrouble({ order, onChanged }: Props) {
  const { t } = useLingui()
  const money = useMoneyWords()
  const words = useTroubleWords()
  const failureWords = useFailureWords()
  const [said, setSaid] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<Act | null>(null)
  /** What is left of the money at the gateway, as it said last; undefined: it was not asked. */
  const [left, setLeft] = useState<number | null | undefined>(undefined)
  /** The gateway was asked and did not tell. */
  const [isUntold, setIsUntold] = useState(false)
  const { run, failure, isBusy } = useDeskCall(onChanged)
  const { pid, trouble, status, attempts, refunds, currency, kind } = order
  const params = { pid }
  const isPaid = status === 'PAID' || status === 'PART_REFUNDED' || status === 'REFUNDED'
  const isUnsettled = attempts.some(({ state }) => state === 'SENDING' || state === 'UNKNOWN')
  const refused = refunds.find(({ isOpen }) => isOpen)
  const canLookUp = attempts.length > 0 && (!isPaid || trouble !== null)
  if (!canLookUp && said === '') return null

  const act = <Answer extends DeskOrderAnswer>(
    call: () => Promise<Result<Answer>>,
    say: (answer: Answer) => string,
  ) =>
    void run(async () => {
      setAsked(null)
      setSaid('')
      const result = await call()
      if (result.ok) {
        setReason('')
        setSaid(say(result.answer))
        // The button that was pressed may be gone.
        if (asked !== null) document.getElementById('desk-trouble')?.focus()
      }
      return result
    })
  const keepLeft = ({ found }: AnswerOf<typeof lookUpOrder>) => {
    const paid = found.findLast(({ state }) => state === 'PAID')
    setLeft(paid ? paid.left : null)
    setIsUntold(!paid)
  }
  const lookUp = () =>
    act(
      () => deskRest(lookUpOrder, { params }),
      (answer) => {
        keepLeft(answer)
        return words.foundOf(answer)
      },
    )
  const close = () =>
    act(
      () => deskRest(closeOrder, { params }),
      (answer) => {
        keepLeft(answer)
        return words.closedOf(answer)
      },
    )
  const giveBack = (by: 'GATEWAY' | 'OUTSIDE') =>
    act(() => {
      const body = { by, left: left ?? null, reason: reason.trim() }
      return deskRest(returnOrder, { params, body })
    }, words.refundedOf)
  const ofRefund = { pid, refundRef: refused?.refundRef ?? '' }
  const retry = () => act(() => deskRest(retryRefund, { params: ofRefund }), words.refundedOf)
  const note = () =>
    act(
      () => deskRest(noteRefund, { params: ofRefund, body: { reason: reason.trim() } }),
      () => t`밖에서 돌려준 것으로 적었어요.`,
    )

  const isOtherAmount = trouble === 'OTHER_AMOUNT'
  const isRefused = trouble === 'REFUND_REFUSED' && refused !== undefined
  const isReturned = trouble === 'RETURNED_THERE'
  const notLooked =
    (isOtherAmount || isReturned) && left === undefined ? t`먼저 다시 조회해 주세요` : undefined
  const noReason = reason.trim() === '' ? t`이유를 먼저 적어 주세요` : undefined
  const notHere =
    left !== null
      ? undefined
      : isUntold
        ? t`결제사가 답하지 못해서 여기서는 돌려줄 수 없어요`
        : t`다른 통화라서 여기서는 돌려줄 수 없어요`
  const amount = isRefused ? refused.amount : (left ?? null)
  const amountWords = amount === null ? '' : money(amount, currency)
  const asks: Readonly<Record<Act, Ask>> = {
    return: {
      title: t`${amountWords} 모두 돌려주고 닫기`,
      label: <Trans>모두 돌려주기</Trans>,
      text: <Trans>결제한 방법으로 돌아가고, 산 것은 주지 않아요. 되돌릴 수 없어요.</Trans>,
      run: () => giveBack('GATEWAY'),
    },
    outside: {
      title: t`밖에서 돌려준 것으로 적을까요?`,
      label: <Trans>적기</Trans>,
      text: <Trans>결제사에는 아무것도 보내지 않아요. 고객이 돈을 받은 뒤에만 적어 주세요.</Trans>,
      run: isRefused ? note : () => giveBack('OUTSIDE'),
    },
    close: {
      title: t`결제되지 않은 것으로 닫을까요?`,
      label: <Trans>결제되지 않은 것으로 닫기</Trans>,
      text: (
        <>
          <Trans>닫기 바로 전에 결제사에 다시 물어보고, 결제됐으면 닫지 않아요.</Trans>{' '}
          {kind === 'RENEW' ? (
            <Trans>구독의 결제는 거절된 때처럼 다시 시도해요.</Trans>
          ) : (
            <Trans>나중에 결제된 것을 알게 되면 모두 환불해요.</Trans>
          )}
        </>
      ),
      run: close,
    },
    retry: {
      title: t`${amountWords} 환불 다시 보내기`,
      label: <Trans>다시 보내기</Trans>,
      text: <Trans>결제한 방법으로 돌아가요. 되돌릴 수 없어요.</Trans>,
      run: retry,
    },
  }
  const ask = asked === null ? null : asks[asked]
  return (
    <Stack as="section" aria-labelledby="desk-trouble" gap={4}>
      <h3 id="desk-trouble" className={styles.part} tabIndex={-1}>
        {trouble === null ? <Trans>결제 확인하기</Trans> : <Trans>살펴볼 것</Trans>}
      </h3>
      {trouble !== null && (
        <p className={styles.alarm}>
          <Icon of={CircleAlert} size="small" />
          <span>{words.troubles[trouble]}</span>
        </p>
      )}
      <div className={styles.buttons}>
        {canLookUp && (
          <Button disabled={isBusy} onClick={lookUp}>
            <Trans>다시 조회하기</Trans>
          </Button>
        )}
        {said === '' && (
          <Note as="span">
            <Trans>결제사에 지금 물어보고, 답에 맞게 정리해요.</Trans>
          </Note>
        )}
        <span role="status">{said}</span>
      </div>
      {(isOtherAmount || isRefused || isReturned) && (
        <TextField
          label={!isOtherAmount ? t`어떻게 돌려줬나요?` : t`돌려주는 이유`}
          hint={
            !isOtherAmount
              ? t`밖에서 돌려준 때에만 적어요. 브랜드 소유자가 볼 수 있어요.`
              : t`브랜드 소유자가 볼 수 있어요.`
          }
          value={reason}
          maxLength={500}
          onText={setReason}
        />
      )}
      {failure && (
        <Note tone="danger" role="alert">
          {failure.reason?.name === 'AMOUNT_CHANGED' ? (
            <Trans>그사이 결제사에 있는 금액이 바뀌었어요. 다시 조회해 주세요.</Trans>
          ) : (
            failureWords(failure)
          )}
        </Note>
      )}
      <div className={styles.buttons}>
        {isOtherAmount && (
          <Button
            look="danger"
            disabled={isBusy}
            disabledReason={notLooked ?? notHere ?? noReason}
            onClick={() => setAsked('return')}
          >
            <Trans>모두 돌려주고 닫기</Trans>
          </Button>
        )}
        {isRefused && (
          <Button look="danger" disabled={isBusy} onClick={() => setAsked('retry')}>
            <Trans>환불 다시 보내기</Trans>
          </Button>
        )}
        {(isOtherAmount || isRefused || isReturned) && (
          <Button
            disabled={isBusy}
            disabledReason={notLooked ?? noReason}
            onClick={() => setAsked('outside')}
          >
            <Trans>밖에서 돌려줬어요</Trans>
          </Button>
        )}
        {isUnsettled && (
          <Button
            disabled={isBusy}
            disabledReason={trouble === 'UNKNOWN' ? undefined : t`10분이 지나도 모를 때 닫을 수 있어요`}
            onClick={() => setAsked('close')}
          >
            <Trans>결제되지 않은 것으로 닫기</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={ask !== null}
        title={ask?.title ?? ''}
        confirmLabel={ask?.label ?? ''}
        cancelLabel={<Trans>더 살펴보기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={() => ask?.run()}
        onCancel={() => setAsked(null)}
      >
        {ask?.text}
      </ConfirmDialog>
    </Stack>
  )
}

interface Ask {
  readonly title: string
  readonly label: ReactNode
  readonly text: ReactNode
  readonly run: () => void
}
