import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listReportedPictures } from '#contract/operator-picture.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import type { ReportState } from '#model/pictures/made-picture.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { QueueList } from './QueueList.tsx'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'

type Props = {
  /** Another one reads the queue again. */
  round: number
  chosen: number | null
}

/** Pictures of a model that members have reported, those that wait the longest first. */
export function PictureQueue({ round, chosen }: Props) {
  const { t } = useLingui()
  const { open } = useDeskAddress()
  const [state, setState] = useState<ReportState>('OPEN')
  const [page, setPage] = useState(0)
  const [again, setAgain] = useState(0)
  const { answer, failure } = useDeskAnswer(listReportedPictures, { query: { state, page } }, round + again)
  const items = answer?._embedded.pictures.map(({ idPicture, brandName, state, count, reportedAt }) => ({
    id: idPicture,
    title: brandName,
    facts: [`#${idPicture}`, t`신고 ${count}건`, shortMoment(reportedAt)].join(' · '),
    isDue: state === 'OPEN',
  }))
  return (
    <QueueList
      label={t`신고된 AI 그림`}
      filter={
        <SelectField<ReportState>
          label={t`상태`}
          value={state}
          onChoose={(next) => {
            setState(next)
            setPage(0)
          }}
          options={[
            { value: 'OPEN', label: t`결정을 기다리는 신고` },
            { value: 'DECIDED', label: t`결정한 신고` },
          ]}
        />
      }
      items={items ?? null}
      failure={failure}
      chosen={chosen}
      onChoose={(id) => open('pictures', id)}
      page={page}
      pages={answer?.page.totalPages ?? 0}
      onPage={setPage}
      onReload={() => setAgain((known) => known + 1)}
    />
  )
}
