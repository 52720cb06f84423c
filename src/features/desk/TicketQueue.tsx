import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listTickets } from '#contract/operator-support.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { type TicketStatus, ticketStatuses } from '#model/support/ticket.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { QueueList } from './QueueList.tsx'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { useTicketWords } from './useTicketWords.ts'

type Props = {
  /** Another one reads the queue again. */
  round: number
  chosen: number | null
}

/** Questions to the operator, the oldest first. */
export function TicketQueue({ round, chosen }: Props) {
  const { t } = useLingui()
  const { open } = useDeskAddress()
  const words = useTicketWords()
  const [status, setStatus] = useState<TicketStatus>('RECEIVED')
  const [page, setPage] = useState(0)
  const [again, setAgain] = useState(0)
  const { answer, failure } = useDeskAnswer(listTickets, { query: { status, page } }, round + again)
  const items = answer?._embedded.tickets.map((one) => ({
    id: one.idTicket,
    title: one.name,
    facts: [`#${one.idTicket}`, words.topic(one.topic), shortMoment(one.createdAt)].join(' · '),
    isDue: one.status === 'RECEIVED',
  }))
  return (
    <QueueList
      label={t`문의 목록`}
      filter={
        <SelectField<TicketStatus>
          label={t`상태`}
          value={status}
          onChoose={(next) => {
            setStatus(next)
            setPage(0)
          }}
          options={ticketStatuses.map((key) => ({ value: key, label: words.status(key) }))}
        />
      }
      items={items ?? null}
      failure={failure}
      chosen={chosen}
      onChoose={(id) => open('tickets', id)}
      page={page}
      pages={answer?.page.totalPages ?? 0}
      onPage={setPage}
      onReload={() => setAgain((known) => known + 1)}
    />
  )
}
