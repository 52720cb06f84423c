import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { openPlanModal } from '#device/billing/plan-modal.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useCardLabelWords } from '#device/words/useCardLabelWords.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { useMoneyWords } from '#device/words/useMoneyWords.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useSearchPause } from '#ui/controls/useSearchPause.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { type Payment, paymentsRead } from '../billing-reads.ts'
import { dayWords } from '../seoul-words.ts'
import styles from './Payments.module.css'
import { StatusTags } from './StatusTags.tsx'

/** Fewer are seen at a glance. */
const fewPayments = 5

/** What was paid, newest first, with search once there is more than a little. */
export function PaymentHistory({ idBrand }: { idBrand: number }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const [words, setWords] = useState('')
  const [query, setQuery] = useState('')
  const { data, state, hasMore, more } = useCachedRead(paymentsRead, {
    brand: idBrand,
    input: { query: query === '' ? {} : { query } },
  })
  const search = (text: string) => setQuery(text.trim())
  useSearchPause(words, search)
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
          onBlur={() => search(words)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) search(words)
          }}
        />
      )}
      {data === null ? (
        state.kind === 'failed' ? (
          <p className={styles.soft}>
            {state.why === 'offline' ? (
              <Trans>내역은 인터넷에 연결되면 보여요.</Trans>
            ) : (
              failureWords(state.failure)
            )}
          </p>
        ) : (
          <Skeleton lines={4} />
        )
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
      {hasMore && (
        <p className={styles.more}>
          <Button onClick={more}>
            <Trans>더 보기</Trans>
          </Button>
        </p>
      )}
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
            <StatusTags payment={payment} />
          </span>
        </span>
      </Link>
    </li>
  )
}
