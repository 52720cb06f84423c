import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listQueuedApplications } from '#contract/operator.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { type ApplicationStatus, applicationStatuses } from '#model/campaign/application.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { QueueList } from './QueueList.tsx'
import { useApplicationStatusWords } from './useApplicationStatusWords.ts'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'

type Props = {
  /** Another one reads the queue again. */
  round: number
  chosen: number | null
}

/** Applications for the free design, those due first. */
export function ApplicationQueue({ round, chosen }: Props) {
  const { t } = useLingui()
  const { open } = useDeskAddress()
  const statusWords = useApplicationStatusWords()
  const [status, setStatus] = useState<ApplicationStatus | ''>('')
  const [page, setPage] = useState(0)
  const [again, setAgain] = useState(0)
  const query = { page, ...(status !== '' && { status }) }
  const { answer, failure } = useDeskAnswer(listQueuedApplications, { query }, round + again)
  const items = answer?._embedded.applications.map((one) => {
    const due = pageDate(one.dueOn, 'monthDay', 'UTC')
    return {
      id: one.idApplication,
      title: one.name,
      facts: [`#${one.idApplication}`, statusWords(one.status), t`${due}까지`].join(' · '),
      isDue: one.status === 'RECEIVED' || one.status === 'REVIEWING',
    }
  })
  return (
    <QueueList
      label={t`무료 디자인 신청 목록`}
      filter={
        <SelectField<ApplicationStatus | ''>
          label={t`상태`}
          value={status}
          onChoose={(next) => {
            setStatus(next)
            setPage(0)
          }}
          options={[
            { value: '', label: t`결과를 기다리는 신청` },
            ...applicationStatuses.map((key) => ({ value: key, label: statusWords(key) })),
          ]}
        />
      }
      items={items ?? null}
      failure={failure}
      chosen={chosen}
      onChoose={(id) => open('applications', id)}
      page={page}
      pages={answer?.page.totalPages ?? 0}
      onPage={setPage}
      onReload={() => setAgain((known) => known + 1)}
    />
  )
}
