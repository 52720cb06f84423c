import { Trans, useLingui } from '@lingui/react/macro'
import { StatusTag } from './StatusTag.tsx'
import styles from './Tasks.module.css'
import type { Task } from './task-calls.ts'

interface Props {
  task: Task
  /** The server could not be asked: this is what the device had. */
  isStale: boolean
}

/** Who has the next step in this state, in one sentence; announced when it changes. */
export function WhatNext({ task, isStale }: Props) {
  return (
    <div className={styles.next} role="status">
      <StatusTag status={task.status} />
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

function NextWords({ task: { status, credit } }: { task: Task }) {
  const { i18n } = useLingui()
  const price = i18n.number(credit)
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
