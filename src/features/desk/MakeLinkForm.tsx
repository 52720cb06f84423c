import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { makePaymentLink } from '#contract/operator-money.ts'
import { listPlansOnSale } from '#contract/subscription.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { isEmail } from '#model/access/rules.ts'
import { paymentLinkDays } from '#model/money/payment-links.ts'
import type { PeriodType } from '#model/money/subscription.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import { deskRest } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { useDeskCall } from './useDeskCall.ts'

/** Makes a link for a plan. The operator sends its address to who is to pay. */
export function MakeLinkForm({ idBrand, onMade }: { idBrand: number; onMade: () => void }) {
  const { t } = useLingui()
  const money = useMoneyWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const [periodType, setPeriodType] = useState<PeriodType>('MONTHLY')
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { answer, failure: unread } = useDeskAnswer(listPlansOnSale, { query: { currency: 'KRW' } })
  const { run, failure, isBusy } = useDeskCall<unknown>(onMade)
  const plans = answer?._embedded.plans.filter(({ price }) => price > 0) ?? []
  const idPlan = chosen ?? plans[0]?.idPlan.toString() ?? null
  const make = () => {
    setIsWrong(!isEmail(email))
    if (idPlan === null || !isEmail(email)) return
    void run(async () => {
      const body = { idPlan: Number(idPlan), periodType, email: email.trim() }
      const result = await deskRest(makePaymentLink, { params: { idBrand }, body })
      if (result.ok) {
        setEmail('')
        showToast({ tone: 'success', text: t`새 결제 링크를 만들었어요` })
      }
      return result
    })
  }
  return (
    <Form className={styles.actions} aria-labelledby="desk-make-link" onSubmit={make}>
      <div>
        <h2 id="desk-make-link" className={styles.part}>
          <Trans>결제 링크 만들기</Trans>
        </h2>
        <Note>
          <Trans>
            계정이 없는 사람도 이 링크로 한 번 결제할 수 있어요. {paymentLinkDays}일 동안 쓸 수 있고, 주소를
            메일로도 보내 드려요.
          </Trans>
        </Note>
      </div>
      <Fault failure={unread} />
      <SelectField
        label={t`플랜`}
        value={idPlan}
        onChoose={setChosen}
        options={plans.map(({ idPlan, title, price, priceOfYear }) => {
          const cost = money(periodType === 'YEARLY' ? priceOfYear : price)
          return { value: String(idPlan), label: `${title} · ${cost}` }
        })}
      />
      <Segmented
        label={t`결제 주기`}
        options={[
          { value: 'MONTHLY', label: t`월간` },
          { value: 'YEARLY', label: t`연간` },
        ]}
        value={periodType}
        onChoose={setPeriodType}
      />
      <TextField
        label={t`결제할 사람의 이메일`}
        type="email"
        autoComplete="off"
        value={email}
        maxLength={254}
        hint={t`결제할 때 이 주소를 그대로 적어야 해요.`}
        error={isWrong ? t`유효하지 않은 이메일입니다.` : undefined}
        onText={setEmail}
      />
      <Fault failure={failure} />
      <div className={styles.buttons}>
        <Button look="ink" type="submit" disabled={isBusy || idPlan === null}>
          <Trans>결제 링크 만들기</Trans>
        </Button>
      </div>
    </Form>
  )
}
