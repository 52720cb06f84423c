import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Scroll from 'lucide-react/icons/scroll'
import Sparkles from 'lucide-react/icons/sparkles'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { pageDate } from '#engine/words/page-date.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { isLate } from '#model/planner/late.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { StatusChange } from '../edits/useStatusChange.ts'
import styles from './EntryHead.module.css'
import { ReminderNote } from './ReminderNote.tsx'

interface Props {
  entry: PlannerEntry
  change: StatusChange
}

/** What is to be known of an entry beside its status: where its draft is from, who approved it, what is late, what cannot ring. */
export function EntryNotes({ entry, change: { status, change, edits } }: Props) {
  const [now] = useState(() => Date.now())
  const { origin, approvedName, approvedAt } = entry
  const day = approvedAt === null ? '' : pageDate(approvedAt, 'monthDay', 'Asia/Seoul')
  return (
    <>
      {isLate(entry, now) && status !== 'IDEA' && (
        <p className={styles.late} role="status">
          <Icon of={TriangleAlert} size="small" />
          <Trans>시각이 지났어요</Trans>
          {!edits.isReadOnly && (
            <Button look="quiet" size="small" onClick={() => change('SKIPPED')}>
              <Trans>건너뛰기</Trans>
            </Button>
          )}
        </p>
      )}
      <ReminderNote entry={entry} />
      {(origin === 'RULES' || origin === 'AI' || approvedName !== null) && (
        <p className={styles.note}>
          {origin === 'RULES' && (
            <Tag icon={<Icon of={Scroll} size="small" />}>
              <Trans>규칙으로 지은 초안</Trans>
            </Tag>
          )}
          {origin === 'AI' && (
            <Tag tone="brand" icon={<Icon of={Sparkles} size="small" />}>
              <Trans>AI 제안</Trans>
            </Tag>
          )}
          {approvedName !== null && (
            <Tag tone="success" icon={<Icon of={Check} size="small" />}>
              <Trans>
                {approvedName} 님이 승인 {day}
              </Trans>
            </Tag>
          )}
        </p>
      )}
    </>
  )
}
