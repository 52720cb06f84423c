import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayCall } from '#contract/may-call.ts'
import { listTaskActs, requestTask } from '#contract/task.ts'
import { type ReadView, useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { MoreRows } from '#kits/screen/MoreRows.tsx'
import { Unread } from '#kits/screen/Unread.tsx'
import { type TaskStatus, taskStatuses } from '#model/tasks/task.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Note } from '#ui/Text.tsx'
import { HeldRequests } from './HeldRequests.tsx'
import { LogoOffer } from './LogoOffer.tsx'
import { StaffActs } from './StaffActs.tsx'
import { TaskRow } from './TaskRow.tsx'
import styles from './Tasks.module.css'
import { type ListedTask, tasksRead } from './task-calls.ts'
import { useStatusWords } from './useStatusWords.ts'

/** Requests that wait on this device, the tasks of the brand, and for its owner what the staff did. */
export default function TasksScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const [status, setStatus] = useState<TaskStatus | ''>('')
  const tasks = useCachedRead(tasksRead, {
    brand: idBrand,
    input: { query: status === '' ? {} : { status } },
  })
  const isManager = mayCall(requestTask, role)
  const isEmpty = status === '' && tasks.data?.length === 0
  return (
    <>
      {isManager && <HeldRequests idBrand={idBrand} onSent={tasks.reload} />}
      {isEmpty ? (
        <NoTasks isManager={isManager} />
      ) : (
        <TaskList tasks={tasks} status={status} onStatus={setStatus} action={isManager && <RequestLink />} />
      )}
      <LogoOffer idBrand={idBrand} />
      {mayCall(listTaskActs, role) && <StaffActs idBrand={idBrand} />}
    </>
  )
}

function RequestLink() {
  return (
    <Link to="/brand/setting/worker/$task" params={{ task: 'new' }} className={buttonClass({ look: 'ink' })}>
      <Trans>작업 의뢰하기</Trans>
    </Link>
  )
}

function NoTasks({ isManager }: { isManager: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState headline={t`맡긴 일 없음`} action={isManager && <RequestLink />}>
      {isManager ? (
        <Trans>명함, 전단, 로고 다듬기 같은 일을 크레딧으로 디자이너에게 맡기고 진행을 여기에서 봐요.</Trans>
      ) : (
        <Trans>소유자나 관리자가 디자이너에게 맡긴 작업의 진행을 여기에서 봐요.</Trans>
      )}
    </EmptyState>
  )
}

interface ListProps {
  tasks: ReadView<readonly ListedTask[]>
  status: TaskStatus | ''
  onStatus: (status: TaskStatus | '') => void
  /** Beside the filter. */
  action: ReactNode
}

function TaskList({ tasks, status, onStatus, action }: ListProps) {
  const { data } = tasks
  const { t } = useLingui()
  const statusWords = useStatusWords()
  return (
    <section aria-label={t`맡긴 작업`}>
      <Unread read={tasks} lines={4}>
        <Trans>작업은 인터넷에 연결되면 보여요.</Trans>
      </Unread>
      <div className={styles.tools}>
        {data !== null && (
          <SelectField<TaskStatus | ''>
            className={styles.filter}
            label={t`상태`}
            value={status}
            onChoose={onStatus}
            options={[
              { value: '', label: t`모두` },
              ...taskStatuses.map((key) => ({ value: key, label: statusWords(key) })),
            ]}
          />
        )}
        {action}
      </div>
      {data?.length === 0 && (
        <Note>
          <Trans>이 상태의 작업이 없어요.</Trans>
        </Note>
      )}
      {data !== null && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((task) => (
            <TaskRow key={task.idTask} task={task} />
          ))}
        </ul>
      )}
      <MoreRows read={tasks} className={styles.more} />
    </section>
  )
}
