import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { MoreRows } from '#kits/screen/MoreRows.tsx'
import { Unread } from '#kits/screen/Unread.tsx'
import type { CreditType } from '#model/money/credits.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/Text.tsx'
import { type Credit, creditsRead } from '../credit-calls.ts'
import { dayWords } from '../seoul-words.ts'
import styles from './Credit.module.css'
import { CreditTools } from './CreditTools.tsx'

export interface CreditFilter {
  readonly query: string
  readonly status: CreditType | ''
  readonly from: string
  readonly to: string
}

const everything: CreditFilter = { query: '', status: '', from: '', to: '' }
/** Fewer are seen at a glance. */
const fewCredits = 5

/** How credits came and went, newest first, with search and filters once there are more than a few. */
export function CreditHistory({ idBrand }: { idBrand: number }) {
  const { t } = useLingui()
  const [filter, setFilter] = useState(everything)
  const isFiltered = Object.values(filter).some((part) => part !== '')
  const read = useCachedRead(creditsRead, {
    brand: idBrand,
    input: { query: toQuery(filter) },
  })
  const { data, state } = read
  return (
    <>
      {(isFiltered || (data !== null && data.length > fewCredits)) && (
        <CreditTools filter={filter} onFilter={setFilter} />
      )}
      {data === null ? (
        <Unread read={{ data, state }} lines={4}>
          <Trans>내역은 인터넷에 연결되면 보여요.</Trans>
        </Unread>
      ) : data.length > 0 ? (
        <ul className={styles.rows} aria-label={t`크레딧 내역`}>
          {data.map((credit) => (
            <CreditRow key={credit.idCredit} credit={credit} />
          ))}
        </ul>
      ) : isFiltered ? (
        <EmptyState
          headline={t`찾는 내역 없음`}
          action={
            <Button onClick={() => setFilter(everything)}>
              <Trans>조건 지우기</Trans>
            </Button>
          }
        >
          <Trans>다른 말이나 더 긴 기간으로 찾아보세요.</Trans>
        </EmptyState>
      ) : (
        <Note>
          <Trans>아직 들어오거나 나간 크레딧이 없어요.</Trans>
        </Note>
      )}
      <MoreRows read={read} className={styles.more} />
    </>
  )
}

function CreditRow({ credit: { at, title, description, credit, balance, expiresAt } }: { credit: Credit }) {
  const { i18n } = useLingui()
  const isPlus = credit > 0
  const amount = i18n.number(credit, { signDisplay: 'exceptZero' })
  const rest = i18n.number(balance)
  const last = expiresAt === null ? null : dayWords(seoulDayOf(Date.parse(expiresAt) - 1))
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{description ?? title}</b>
        <small>
          {description !== null && `${title} · `}
          {dayWords(seoulDayOf(Date.parse(at)))}
          {last !== null && (
            <>
              {' · '}
              <Trans>{last}까지</Trans>
            </>
          )}
        </small>
      </span>
      <span className={styles.sum}>
        <b className={styles.number} data-plus={isPlus || undefined}>
          {amount}
        </b>
        <small>
          <Trans>잔액 {rest}</Trans>
        </small>
      </span>
    </li>
  )
}

function toQuery({ query, status, from, to }: CreditFilter) {
  return {
    ...(query !== '' && { query }),
    ...(status !== '' && { status }),
    ...(from !== '' && { startDate: from }),
    ...(to !== '' && { endDate: to }),
  }
}
