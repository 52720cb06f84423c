import { Trans, useLingui } from '@lingui/react/macro'
import { StatusTag } from './StatusTag.tsx'
import styles from './Tasks.module.css'
import { isUnpriced, type Task } from './task-calls.ts'

interface Props {
  task: Task
  /** The server could not be asked: this is what the device had. */
  isStale: boolean
}

/** Who has the next step in this state, in one sentence; announced when it changes. */
export function WhatNext({ task, isStale }: Props) {
  return (
    <div className={styles.next} role="status">
      <StatusTag task={task} />
      <p>
        <NextWords task={task} />
      </p>
      {isStale && (
        <small>
          <Trans>인터넷에 연결되면 새로 불러와요. 지금은 마지막으로 본 내용이에요.</Trans>
        </small>
      )}
    </div>
  )
}

function NextWords({ task }: { task: Task }) {
  const { i18n } = useLingui()
  const { status, credit, quoteState } = task
  const price = i18n.number(credit)
  if (isUnpriced(task)) {
    if (status === 'CANCELED') return <Trans>취소된 의뢰예요. 크레딧은 쓰지 않았어요.</Trans>
    if (quoteState === 'OFFERED')
      return <Trans>견적이 도착했어요. 살펴보고 받아들이거나 거절해 주세요.</Trans>
    if (quoteState === 'EXPIRED')
      return <Trans>견적의 기한이 지났어요. 아래에 글을 남기면 새 견적을 받을 수 있어요.</Trans>
    return <Trans>새김이 값과 걸리는 날을 알아보고 있어요. 정해지면 메일로 알려 드려요.</Trans>
  }
  switch (status) {
    case 'REQUESTED':
      return (
        <Trans>디자이너가 곧 살펴봐요. {price} 크레딧은 잡아 두었고, 시작하기 전에는 취소할 수 있어요.</Trans>
      )
    case 'IN_PROGRESS':
      return <Trans>디자이너가 작업하고 있어요. 덧붙일 말이 있으면 아래에 남겨 주세요.</Trans>
    case 'REVIEW':
      return <Trans>파일이 도착했어요. 살펴보고 완료하거나 고칠 점을 적어 주세요.</Trans>
    case 'DONE':
      return <Trans>완료한 작업이에요. 전달받은 파일은 드라이브에도 있어요.</Trans>
    case 'CANCELED':
      return <Trans>취소된 의뢰예요. {price} 크레딧이 돌아왔어요.</Trans>
  }
}
