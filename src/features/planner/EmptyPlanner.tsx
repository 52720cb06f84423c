import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './PlannerPage.module.css'

interface Props {
  onAdd: () => void
  /** Absent where a month cannot be filled. */
  onFill: (() => void) | undefined
}

/** How to begin, over a month in which only its holidays are. */
export function EmptyPlanner({ onAdd, onFill }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.empty}>
      <EmptyState
        look="page"
        headline={t`첫 글 쓰기`}
        action={
          <Row gap={2} isWrapped>
            <Button onClick={onAdd}>
              <Trans>한 편 쓰기</Trans>
            </Button>
            {onFill && (
              <Button look="ink" onClick={onFill}>
                <Trans>한 달 채우기</Trans>
              </Button>
            )}
          </Row>
        }
      >
        <Trans>올릴 글을 날짜에 적어 두면, 팀과 함께 한 달을 볼 수 있어요.</Trans>
      </EmptyState>
    </div>
  )
}
