import { Trans, useLingui } from '@lingui/react/macro'
import FlaskConical from 'lucide-react/icons/flask-conical'
import type { AnswerOf } from '#contract/call.ts'
import { readOrder } from '#contract/operator-money.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useCardLabelWords } from '#kits/commerce/useCardLabelWords.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Desk.module.css'
import { DeskHead, deskHeadId } from './DeskHead.tsx'
import { Fact } from './Fact.tsx'
import { Fault } from './Fault.tsx'
import { OrderAttempts } from './OrderAttempts.tsx'
import { OrderMails } from './OrderMails.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderTrouble } from './OrderTrouble.tsx'
import { PauseBrand } from './PauseBrand.tsx'
import { RefundForm } from './RefundForm.tsx'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { useOrderStatusWords } from './useOrderStatusWords.ts'

export type DeskOrderAnswer = AnswerOf<typeof readOrder>

type Props = { pid: string; onChanged: () => void }

/** An order: what was tried at the gateway, what was given back and written, and what can be done about it. */
export function DeskOrder({ pid, onChanged }: Props) {
  const { answer: order, failure, set } = useDeskAnswer(readOrder, { params: { pid } })
  if (!order) return failure ? <Fault failure={failure} /> : <Skeleton lines={6} />
  const change = (next: DeskOrderAnswer) => {
    set(next)
    onChanged()
  }
  return (
    <section className={styles.task} aria-labelledby={deskHeadId}>
      <Facts order={order} />
      <OrderTrouble order={order} onChanged={change} />
      <OrderAttempts attempts={order.attempts} />
      <OrderRefunds order={order} />
      {order.refund && <RefundForm order={order} refund={order.refund} onChanged={change} />}
      <OrderMails order={order} onChanged={change} />
      {order.brandName !== null && <LinksOfBrand idBrand={order.idBrand} />}
      {order.brandName !== null && (
        <PauseBrand
          idBrand={order.idBrand}
          brandName={order.brandName}
          isPaused={order.isPaused}
          onChanged={(isPaused) => change({ ...order, isPaused })}
        />
      )}
    </section>
  )
}

function LinksOfBrand({ idBrand }: { idBrand: number }) {
  const { open } = useDeskAddress()
  return (
    <div className={styles.buttons}>
      <Button onClick={() => open('links', idBrand)}>
        <Trans>이 브랜드의 결제 링크</Trans>
      </Button>
    </div>
  )
}

function Facts({ order }: { order: DeskOrderAnswer }) {
  const { t } = useLingui()
  const money = useMoneyWords()
  const statusWords = useOrderStatusWords()
  const cardWords = useCardLabelWords()
  const { pid, title, brandName, idBrand, status, amount, currency, card, at, paidAt } = order
  return (
    <>
      <DeskHead
        title={title}
        facts={
          <>
            {brandName ?? <Trans>지워진 브랜드</Trans>} · {statusWords(status)} · {money(amount, currency)}
          </>
        }
      />
      {order.sandbox && (
        <p>
          <Tag icon={<Icon of={FlaskConical} size="small" />}>
            <Trans>샌드박스</Trans>
          </Tag>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={t`결제 번호`}>{pid}</Fact>
        <Fact name={t`브랜드 번호`}>{idBrand}</Fact>
        <Fact name={t`결제 수단`}>{card && cardWords(card)}</Fact>
        <Fact name={t`주문한 때`}>{shortMoment(at)}</Fact>
        <Fact name={t`결제된 때`}>{paidAt && shortMoment(paidAt)}</Fact>
        <Fact name={t`고객에게 보이는 말`}>{order.failedMsg}</Fact>
      </dl>
    </>
  )
}
