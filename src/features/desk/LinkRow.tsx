import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { type listPaymentLinks, withdrawPaymentLink } from '#contract/operator-money.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { useCopyLink } from '#kits/links/useCopyLink.ts'
import type { PaymentLinkState } from '#model/money/payment-links.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './Desk.module.css'
import { deskRest } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskCall } from './useDeskCall.ts'

type PaymentLink = AnswerOf<typeof listPaymentLinks>['_embedded']['links'][number]

interface Props {
  idBrand: number
  link: PaymentLink
  onChanged: () => void
}

/** A payment link with what became of it. One that can be used is copied or withdrawn here. */
export function LinkRow({ idBrand, link, onChanged }: Props) {
  const { t } = useLingui()
  const money = useMoneyWords()
  const copy = useCopyLink()
  const { open } = useDeskAddress()
  const [isAsked, setIsAsked] = useState(false)
  const { run, failure, isBusy } = useDeskCall<unknown>(onChanged)
  const { idPaymentLink, url, email, plan, periodType, amount, state, tries, expiresAt, pid } = link
  const period = periodType === 'YEARLY' ? t`연간` : t`월간`
  const until = shortMoment(expiresAt)
  const withdraw = () =>
    void run(async () => {
      setIsAsked(false)
      const result = await deskRest(withdrawPaymentLink, { params: { idBrand, idPaymentLink } })
      if (result.ok) showToast({ tone: 'success', text: t`이 결제 링크를 거뒀어요` })
      return result
    })
  return (
    <li className={styles.link}>
      <div className={styles.linkHead}>
        <b>
          {plan} · {period} · {money(amount)}
        </b>
        <StateTag state={state} />
      </div>
      <small>
        {[email, t`${until}까지`, tries > 0 && t`거절된 카드 ${tries}장`].filter(Boolean).join(' · ')}
      </small>
      {state === 'OPEN' && (
        <TextField
          label={t`${email}의 결제 링크`}
          isLabelHidden
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Fault failure={failure} />
      <div className={styles.buttons}>
        {state === 'OPEN' && (
          <>
            <Button size="small" aria-label={t`${email}의 결제 링크 복사`} onClick={() => void copy(url)}>
              <Trans>링크 복사</Trans>
            </Button>
            <Button
              size="small"
              aria-label={t`${email}의 결제 링크 거두기`}
              disabled={isBusy}
              onClick={() => setIsAsked(true)}
            >
              <Trans>거두기</Trans>
            </Button>
          </>
        )}
        {pid !== null && (
          <Button size="small" onClick={() => open('orders', pid)}>
            <Trans>결제 보기</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t`결제 링크를 거둘까요?`}
        confirmLabel={<Trans>거두기</Trans>}
        cancelLabel={<Trans>그대로 두기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={withdraw}
        onCancel={() => setIsAsked(false)}
      >
        <Trans>{email}의 결제 링크로는 더 결제할 수 없어요. 필요하면 새로 만들 수 있어요.</Trans>
      </ConfirmDialog>
    </li>
  )
}

function StateTag({ state }: { state: PaymentLinkState }) {
  const { t } = useLingui()
  const words: Readonly<Record<PaymentLinkState, string>> = {
    OPEN: t`쓸 수 있음`,
    CHECKING: t`결제 확인하는 중`,
    PAID: t`결제됨`,
    LOCKED: t`잠김`,
    EXPIRED: t`기간이 지남`,
    WITHDRAWN: t`거둠`,
  }
  if (state === 'PAID')
    return (
      <Tag tone="success" icon={<Icon of={Check} size="small" />}>
        {words.PAID}
      </Tag>
    )
  return <Tag>{words[state]}</Tag>
}
