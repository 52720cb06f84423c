import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { mayCall } from '#contract/may-call.ts'
import { listTaskActs, writeToTask } from '#contract/task.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { isOpenTask } from '#model/tasks/task.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Note } from '#ui/Text.tsx'
import { Brief } from './Brief.tsx'
import { Messages } from './Messages.tsx'
import { StaffActs } from './StaffActs.tsx'
import { TaskActions } from './TaskActions.tsx'
import styles from './Tasks.module.css'
import { taskRead } from './task-calls.ts'
import { WhatNext } from './WhatNext.tsx'

interface Props {
  idBrand: number
  idTask: number
  /** Called once the title is known. */
  onTitle: (title: string) => void
}

/** Few tasks have a quote. */
const QuoteOffer = lazyComponent(() => import('./QuoteOffer.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={3} />,
})

/** The server has no event of tasks: a designer who writes or delivers is seen this much later at most. */
const followMs = 20_000

/** A task: what was asked for, what was written and delivered, and what can be done with it now. */
export default function TaskScreen({ idBrand, idTask, onTitle }: Props) {
  const role = useBrandRole(idBrand)
  const [isOpen, setIsOpen] = useState(true)
  const read = useCachedRead(taskRead, {
    brand: idBrand,
    input: { params: { idTask } },
    isAsked: idTask > 0,
    everyMs: isOpen ? followMs : null,
  })
  const { data, state, reload } = read
  const status = data?.status
  useEffect(() => {
    if (status !== undefined) setIsOpen(isOpenTask(status))
  }, [status])
  const title = data?.title
  useEffect(() => {
    if (title !== undefined) onTitle(title)
  }, [title, onTitle])
  const isMissing = idTask === 0 || (state.kind === 'failed' && state.failure.code === 'NOT_FOUND')
  if (isMissing)
    return (
      <Note>
        <Trans>이 브랜드에 없는 작업이에요. 다른 브랜드의 작업이면 브랜드를 바꿔서 열어 주세요.</Trans>
      </Note>
    )
  if (data === null)
    return (
      <Unread read={read} lines={6}>
        <Trans>이 작업은 인터넷에 연결되면 보여요.</Trans>
      </Unread>
    )
  const isManager = mayCall(writeToTask, role)
  return (
    <>
      <WhatNext task={data} isStale={state.kind === 'failed'} />
      <Brief task={data} />
      {(data.quoteState === 'OFFERED' || data.quoteState === 'EXPIRED') && isOpenTask(data.status) && (
        <QuoteOffer task={data} idBrand={idBrand} isManager={isManager} onChanged={reload} />
      )}
      <section className={styles.section}>
        <SectionHead title={<Trans>주고받은 글과 파일</Trans>} />
        <Messages messages={data.messages} />
        {isManager && isOpenTask(data.status) && (
          <TaskActions key={data.status} task={data} idBrand={idBrand} onChanged={reload} />
        )}
      </section>
      {mayCall(listTaskActs, role) && <StaffActs idBrand={idBrand} idTask={idTask} />}
    </>
  )
}
