import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refundOrder } from '#contract/operator-money.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import type { RefundMode } from '#model/money/refunds.ts'
import { Button } from '#ui/controls/Button.tsx'
import { type Choice, ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import type { DeskOrderAnswer } from './DeskOrder.tsx'
import { deskRest } from './desk-rest.ts'
import { readAmount } from './read-amount.ts'
import { useDeskAct } from './useDeskAct.ts'

type Props = {
  order: DeskOrderAnswer
  refund: NonNullable<DeskOrderAnswer['refund']>
  onChanged: (order: DeskOrderAnswer) => void
}

/** Gives money back: all that is left, what is not used, or a part. Asked for once more, with the amount. */
export function RefundForm({ order: { pid, currency, trouble }, refund, onChanged }: Props) {
  const { t } = useLingui()
  const money = useMoneyWords()
  const failureWords = useFailureWords()
  const { left, unused, terms } = refund
  const isReturned = trouble === 'RETURNED_THERE'
  const [mode, setMode] = useState<RefundMode>(terms === 'UNUSED' && unused === 0 ? 'PART' : terms)
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { act, failure, isBusy } = useDeskAct(onChanged, () => {
    setText('')
    setReason('')
  })
  const part = readAmount(text, currency)
  const amount = mode === 'WHOLE' ? left : mode === 'UNUSED' ? unused : part
  const isTooMuch = mode === 'PART' && part !== null && part > left
  const [leftWords, unusedWords] = [money(left, currency), money(unused, currency)]
  const byTerms = <Trans>약관대로라면 이 금액이에요.</Trans>
  const choices: Choice<RefundMode>[] = [
    {
      value: 'WHOLE',
      label: <Trans>남은 금액 모두 {leftWords}</Trans>,
      hint: terms === 'WHOLE' ? byTerms : <Trans>이 결제로 받은 것은 거두어요.</Trans>,
    },
    {
      value: 'UNUSED',
      label: <Trans>쓰지 않은 만큼 {unusedWords}</Trans>,
      hint: terms === 'UNUSED' ? byTerms : <Trans>남은 크레딧이나 기간을 거두어요.</Trans>,
      isDisabled: unused === 0,
    },
    {
      value: 'PART',
      label: <Trans>일부만</Trans>,
      hint: <Trans>플랜은 그대로 두어요. 크레딧은 그만큼 줄어요.</Trans>,
    },
  ]
  const missing =
    amount === null || amount === 0
      ? t`돌려줄 금액을 적어 주세요`
      : isTooMuch
        ? t`남은 금액보다 많아요`
        : reason.trim() === ''
          ? t`이유를 먼저 적어 주세요`
          : undefined
  const refundNow = () => {
    setIsAsked(false)
    const body = { mode, amount: amount ?? 0, left, reason: reason.trim() }
    act(() => deskRest(refundOrder, { params: { pid }, body }), t`환불했어요. 고객에게 메일로 알려요.`)
  }
  const asked = money(amount ?? 0, currency)
  return (
    <Stack as="section" aria-labelledby="desk-refund" gap={4}>
      <h3 id="desk-refund" className={styles.part}>
        <Trans>환불하기</Trans>
      </h3>
      <ChoiceGroup legend={t`돌려줄 금액`} isLegendHidden choices={choices} value={mode} onChoose={setMode} />
      {mode === 'PART' && (
        <TextField
          label={t`돌려줄 금액`}
          inputMode="decimal"
          value={text}
          maxLength={14}
          error={isTooMuch ? t`남은 금액: ${leftWords}` : undefined}
          onText={setText}
        />
      )}
      <TextField
        label={t`환불하는 이유`}
        hint={t`결제의 기록에 남아요.`}
        value={reason}
        maxLength={500}
        onText={setReason}
      />
      {failure && (
        <Note tone="danger" role="alert">
          {failure.reason?.name === 'AMOUNT_CHANGED' ? (
            <Trans>그사이 돌려줄 수 있는 금액이 바뀌었어요. 목록에서 다시 열어 주세요.</Trans>
          ) : isReturned && failure.code === 'CONFLICT' ? (
            <Trans>결제사에서 돌아간 금액과 달라요. 먼저 위에서 밖에서 돌려준 것으로 적어 주세요.</Trans>
          ) : (
            failureWords(failure)
          )}
        </Note>
      )}
      <div className={styles.buttons}>
        <Button
          look="danger"
          disabled={isBusy}
          disabledReason={missing}
          reasonAt="hidden"
          onClick={() => setIsAsked(true)}
        >
          <Trans>환불하기</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t`${asked} 환불하기`}
        confirmLabel={<Trans>환불하기</Trans>}
        cancelLabel={<Trans>더 살펴보기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={refundNow}
        onCancel={() => setIsAsked(false)}
      >
        {isReturned ? (
          <Trans>돈은 결제사에서 이미 돌아가서 다시 보내지 않아요. 산 것만 거두고, 되돌릴 수 없어요.</Trans>
        ) : (
          <Trans>결제한 카드로 돌아가요. 되돌릴 수 없어요.</Trans>
        )}
      </ConfirmDialog>
    </Stack>
  )
}
