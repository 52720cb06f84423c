import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Navigate } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect } from 'react'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { assetMonths, passMonths } from '#model/money/logo-products.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Note } from '#ui/Text.tsx'
import type { PaymentDetail } from '../billing-reads.ts'
import { OrderLine, OrderLines } from '../pay/OrderLines.tsx'
import { usePayment } from '../receipt/usePayment.ts'
import styles from './Logo.module.css'

const choice = '/brand/setting/paylogo/{-$id}'

interface Props {
  idBrand: number
  /** The number of its payment. */
  pid: string
  /** Gets the title once it is paid. */
  onTitle: (title: string) => void
}

/** What was ordered, as the server says, and where it goes on. */
export default function LogoPaid({ idBrand, pid, onTitle }: Props) {
  const { t } = useLingui()
  const read = usePayment(idBrand, pid)
  const { role, isOwner, data, state } = read
  const isPaid = data !== null && data.paidAt !== null
  useEffect(() => {
    if (isPaid) onTitle(t`로고를 주문했어요`)
  }, [isPaid, onTitle, t])
  if (data) return data.paidAt === null ? <Unpaid /> : <Paid payment={data} />
  if (role !== null && !isOwner) return <Navigate to={choice} params={{ id: undefined }} replace />
  if (state.kind === 'failed' && (state.failure.code === 'NOT_FOUND' || state.failure.status === 400))
    return <Navigate to={choice} params={{ id: undefined }} replace />
  return (
    <Unread read={read} lines={4}>
      <Trans>이 주문은 인터넷에 연결되면 보여요.</Trans>
    </Unread>
  )
}

function Unpaid() {
  return (
    <Note>
      <Trans>이 주문은 결제되지 않았어요.</Trans>{' '}
      <Link to={choice} params={{ id: undefined }} className={linkClass}>
        <Trans>로고 다시 고르기</Trans>
      </Link>
    </Note>
  )
}

function Paid({ payment: { pid, title, amount, currency } }: { payment: PaymentDetail }) {
  const moneyWords = useMoneyWords()
  return (
    <div className={styles.order}>
      <OrderLines>
        <OrderLine name={title}>{moneyWords(amount, currency)}</OrderLine>
      </OrderLines>
      <Note>
        <Trans>
          디자이너 작업에 올렸어요. 시안이 오거나 물어볼 것이 있으면 메일로 알리고, 그 자리에서 이야기할 수
          있어요.
        </Trans>
      </Note>
      <Note>
        <Trans>
          쓰고 있는 플랜이 없으면 Basic 플랜을 {passMonths}개월 쓸 수 있고, 있으면 그 플랜이 끝난 뒤에
          시작해요. 저장 공간 10GB는 지금부터 {assetMonths}개월이에요.
        </Trans>
      </Note>
      <div className={styles.buttons}>
        <Link to="/brand/setting/worker" className={buttonClass({ look: 'ink', size: 'large' })}>
          <Trans>작업 보기</Trans>
          <Icon of={ArrowRight} />
        </Link>
        <Link to="/brand/setting/payment/$pid" params={{ pid }} className={linkClass}>
          <Trans>영수증 보기</Trans>
        </Link>
      </div>
    </div>
  )
}
