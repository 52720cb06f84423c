import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listOrders } from '#contract/operator-money.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { type OrderStatus, orderStatuses } from '#model/money/orders.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useSearchPause } from '#ui/controls/useSearchPause.ts'
import styles from './Desk.module.css'
import { QueueList } from './QueueList.tsx'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { useOrderStatusWords } from './useOrderStatusWords.ts'

type Props = {
  /** Another one reads the queue again. */
  round: number
  chosen: string | null
}

/** The orders of all brands, newest first. Orders that an operator has to look at stand out. */
export function OrderQueue({ round, chosen }: Props) {
  const { t } = useLingui()
  const { open } = useDeskAddress()
  const money = useMoneyWords()
  const statusWords = useOrderStatusWords()
  const [text, setText] = useState('')
  const [status, setStatus] = useState<OrderStatus | ''>('')
  const [isAttention, setIsAttention] = useState(false)
  const [page, setPage] = useState(0)
  const [again, setAgain] = useState(0)
  const [words, setWords] = useState('')
  const pause = useSearchPause(text, (typed) => {
    if (typed === words) return
    setWords(typed)
    setPage(0)
  })
  const query = {
    page,
    ...(words !== '' && { query: words }),
    ...(status !== '' && { status }),
    ...(isAttention && { attention: 'true' as const }),
  }
  const { answer, failure } = useDeskAnswer(listOrders, { query }, round + again)
  const items = answer?._embedded.orders.map((order) => ({
    id: order.pid,
    title: order.title,
    facts: [
      order.brandName ?? t`지워진 브랜드`,
      statusWords(order.status),
      money(order.amount, order.currency),
      order.sandbox && t`샌드박스`,
      shortMoment(order.at),
      order.alarm !== null && t`살펴볼 것`,
    ]
      .filter(Boolean)
      .join(' · '),
    isDue: order.alarm !== null,
  }))
  const filtered = (change: () => void) => {
    change()
    setPage(0)
  }
  return (
    <QueueList
      label={t`결제 목록`}
      filter={
        <>
          <TextField
            className={styles.search}
            label={t`번호, 카드, 브랜드`}
            type="search"
            value={text}
            maxLength={100}
            onText={setText}
            {...pause}
          />
          <SelectField<OrderStatus | ''>
            label={t`상태`}
            value={status}
            onChoose={(next) => filtered(() => setStatus(next))}
            options={[
              { value: '', label: t`모든 결제` },
              ...orderStatuses.map((key) => ({ value: key, label: statusWords(key) })),
            ]}
          />
          <Checkbox checked={isAttention} onCheck={(next) => filtered(() => setIsAttention(next))}>
            <Trans>살펴볼 것만</Trans>
          </Checkbox>
        </>
      }
      items={items ?? null}
      failure={failure}
      chosen={chosen}
      onChoose={(pid) => open('orders', pid)}
      page={page}
      pages={answer?.page.totalPages ?? 0}
      onPage={setPage}
      onReload={() => setAgain((known) => known + 1)}
    />
  )
}
