import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { useCardLabelWords } from '#kits/commerce/useCardLabelWords.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { MoreRows } from '#kits/screen/MoreRows.tsx'
import { Unread } from '#kits/screen/Unread.tsx'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useSearchPause } from '#ui/controls/useSearchPause.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { type Payment, paymentsRead } from '../billing-reads.ts'
import { SandboxTag } from '../sandbox/SandboxTag.tsx'
import { dayWords } from '../seoul-words.ts'
import styles from './Payments.module.css'
import { StatusTag } from './StatusTag.tsx'

/** Fewer are seen at a glance. */
const fewPayments = 5

/** What was paid, newest first, with search once there is more than a little. */
export function PaymentHistory({ idBrand }: { idBrand: number }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [query, setQuery] = useState('')
  const read = useCachedRead(paymentsRead, {
    brand: idBrand,
    input: { query: query === '' ? {} : { query } },
  })
  const { data, state } = read
  const pause = useSearchPause(words, setQuery)
  return (
    <>
      {(query !== '' || (data !== null && data.length > fewPayments)) && (
        <TextField
          className={styles.search}
          label={t`결제 찾기`}
          hint={t`결제 번호나 카드`}
          type="search"
          enterKeyHint="search"
          start={<Icon of={Search} size="small" />}
          value={words}
          maxLength={100}
          onText={setWords}
          {...pause}
        />
      )}
      {data === null ? (
        <Unread read={{ data, state }} lines={4}>
          <Trans>내역은 인터넷에 연결되면 보여요.</Trans>
        </Unread>
      ) : data.length > 0 ? (
        <ul className={styles.rows} aria-label={t`결제 내역`}>
          {data.map((payment) => (
            <PaymentRow key={payment.pid} payment={payment} />
          ))}
        </ul>
      ) : query !== '' ? (
        <EmptyState
          headline={t`찾는 결제 없음`}
          action={
            <Button
              onClick={() => {
                setWords('')
                setQuery('')
              }}
            >
              <Trans>조건 지우기</Trans>
            </Button>
          }
        >
          <Trans>결제 번호나 카드 끝자리로 찾아보세요.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          headline={t`결제 없음`}
          action={
            <Button onClick={() => openPlanModal()}>
              <Trans>플랜 보기</Trans>
            </Button>
          }
        >
          <Trans>결제하면 날짜와 금액이 여기에 남아요.</Trans>
        </EmptyState>
      )}
      <MoreRows read={read} className={styles.more} />
    </>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const moneyWords = useMoneyWords()
  const cardWords = useCardLabelWords()
  const { pid, title, at, amount, currency, card } = payment
  const facts = [dayWords(seoulDayOf(Date.parse(at))), card && cardWords(card)]
  return (
    <li>
      <Link to="/brand/setting/payment/$pid" params={{ pid }} className={styles.row}>
        <span className={styles.what}>
          <b>{title}</b>
          <small>{facts.filter((part) => part).join(' · ')}</small>
        </span>
        <span className={styles.sum}>
          <b>{moneyWords(amount, currency)}</b>
          <span className={styles.tags}>
            <SandboxTag isSandbox={payment.sandbox} />
            <StatusTag status={payment.status} />
          </span>
        </span>
      </Link>
    </li>
  )
}
