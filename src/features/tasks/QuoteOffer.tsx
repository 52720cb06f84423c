import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { shortDay } from '#engine/words/short-day.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { QuoteAnswer } from './QuoteAnswer.tsx'
import styles from './Tasks.module.css'
import type { Task } from './task-calls.ts'

interface Props {
  task: Task
  idBrand: number
  /** Whether the member may accept and decline. */
  isManager: boolean
  onChanged: () => void
}

/** The answer of the desk: what print costs and when it arrives, to be accepted or declined. */
export default function QuoteOffer({ task, idBrand, isManager, onChanged }: Props) {
  const { i18n } = useLingui()
  const { quote, quoteState } = task
  if (!quote || quote.credit === null || quote.expiresAt === null) return null
  const price = i18n.number(quote.credit)
  const days = quote.days ?? 0
  const until = shortDay(seoulDayOf(Date.parse(quote.expiresAt) - 1))
  const isOpen = quoteState === 'OFFERED'
  return (
    <section className={styles.section}>
      <SectionHead title={<Trans>견적</Trans>} />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>인쇄와 배송</Trans>
          </dt>
          <dd>
            <b>
              <Trans>{price} 크레딧</Trans>
            </b>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>도착</Trans>
          </dt>
          <dd>
            <Plural value={days} other="받아들인 뒤 #일 안" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>기한</Trans>
          </dt>
          <dd>{isOpen ? <Trans>{until}까지</Trans> : <Trans>{until}에 지났어요</Trans>}</dd>
        </div>
      </dl>
      {isOpen && isManager && <QuoteAnswer {...{ task, idBrand, onChanged }} credit={quote.credit} />}
    </section>
  )
}
