import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StatusKey } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Button } from '#ui/controls/Button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { useStatusChange } from '../edits/useStatusChange.ts'
import styles from './EntryFoot.module.css'

/** The one ink button of an entry: the next step of its status. */
export function NextStep({ entry }: { entry: PlannerEntry }) {
  const { t } = useLingui()
  const { status, next, hasTeam, change, edits } = useStatusChange(entry)
  if (edits.isReadOnly) return null
  if (next === null) {
    return status === 'REVIEW' ? (
      <span className={styles.next}>
        <Button look="ink" disabledReason={t`소유자나 관리자가 승인해요`}>
          <Trans>승인 기다리는 중</Trans>
        </Button>
      </span>
    ) : null
  }
  const labels: Partial<Record<StatusKey, ReactNode>> = {
    DRAFT: <Trans>초안 시작하기</Trans>,
    REVIEW: <Trans>검토 맡기기</Trans>,
    PLANNED: hasTeam ? <Trans>승인하고 예정으로</Trans> : <Trans>예정으로</Trans>,
    POSTED: <Trans>올렸어요</Trans>,
  }
  const isUndated = next === 'PLANNED' && entry.day === null
  return (
    <span className={styles.next}>
      <Button
        look="ink"
        disabledReason={isUndated ? t`날짜를 먼저 정해 주세요` : undefined}
        onClick={() => {
          const takeBack = change(next)
          if (next === 'POSTED') {
            showToast({
              tone: 'success',
              text: t`올린 글로 적었어요`,
              action: { label: t`실행 취소`, onPress: takeBack },
            })
          }
        }}
      >
        {labels[next]}
      </Button>
    </span>
  )
}
