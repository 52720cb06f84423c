import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listQueue } from '#contract/operator.ts'
import { shortMoment } from '#engine/words/short-moment.ts'
import { type TaskStatus, taskStatuses } from '#model/tasks/task.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { QueueList } from './QueueList.tsx'
import { isUnpriced, isWaiting } from './quote-state.ts'
import { useDeskAddress } from './useDeskAddress.ts'
import { useDeskAnswer } from './useDeskAnswer.ts'
import { useTaskStatusWords } from './useTaskStatusWords.ts'

type Props = {
  /** Another one reads the queue again. */
  round: number
  chosen: number | null
}

/** The tasks of all brands, those that wait the longest first. */
export function TaskQueue({ round, chosen }: Props) {
  const { t, i18n } = useLingui()
  const { open } = useDeskAddress()
  const statusWords = useTaskStatusWords()
  const [status, setStatus] = useState<TaskStatus | ''>('')
  const [isMine, setIsMine] = useState(false)
  const [page, setPage] = useState(0)
  const [again, setAgain] = useState(0)
  const query = { page, ...(status !== '' && { status }), ...(isMine && { mine: 'true' as const }) }
  const { answer, failure } = useDeskAnswer(listQueue, { query }, round + again)
  const items = answer?._embedded.tasks.map((task) => {
    const price = i18n.number(task.credit)
    const facts = [
      `#${task.idTask}`,
      task.brandName,
      statusWords(task.status, task.quoteState),
      isUnpriced(task) ? null : t`${price} 크레딧`,
      shortMoment(task.updatedAt),
      task.worker,
    ]
    return {
      id: task.idTask,
      title: task.title,
      facts: facts.filter(Boolean).join(' · '),
      isDue:
        (task.status === 'REQUESTED' && !isWaiting(task)) || (task.isMine && task.status === 'IN_PROGRESS'),
    }
  })
  return (
    <QueueList
      label={t`의뢰 목록`}
      filter={
        <>
          <SelectField<TaskStatus | ''>
            label={t`상태`}
            value={status}
            onChoose={(next) => {
              setStatus(next)
              setPage(0)
            }}
            options={[
              { value: '', label: t`끝나지 않은 의뢰` },
              ...taskStatuses.map((key) => ({ value: key, label: statusWords(key) })),
            ]}
          />
          <Checkbox
            checked={isMine}
            onCheck={(next) => {
              setIsMine(next)
              setPage(0)
            }}
          >
            <Trans>내가 맡은 것만</Trans>
          </Checkbox>
        </>
      }
      items={items ?? null}
      failure={failure}
      chosen={chosen}
      onChoose={(id) => open('tasks', id)}
      page={page}
      pages={answer?.page.totalPages ?? 0}
      onPage={setPage}
      onReload={() => setAgain((known) => known + 1)}
    />
  )
}
