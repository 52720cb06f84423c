import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { PlannerView } from '../view/planner-search.ts'
import styles from './PlannerHead.module.css'
import { ViewChoice } from './ViewChoice.tsx'

interface Props {
  view: PlannerView
  /** The buttons are beside the title there, before what is shown. */
  isPhone: boolean
  /** What is shown: 2026년 12월. */
  title: string
  onView: (view: PlannerView) => void
  /** One month, week or day back or on; not in the feed, which has all. */
  onStep: (steps: -1 | 1) => void
  onToday: () => void
  /** Buttons at the end of the first line. */
  actions: ReactNode
  /** The second line. */
  children: ReactNode
}

/** Title of the planner, what is shown of it, and what can be done. */
export function PlannerHead({ view, isPhone, title, onView, onStep, onToday, actions, children }: Props) {
  const { t } = useLingui()
  const months = [t`이전 달`, t`다음 달`] as const
  const [before, after] = {
    month: months,
    list: months,
    feed: months,
    week: [t`이전 주`, t`다음 주`] as const,
    day: [t`이전 날`, t`다음 날`] as const,
  }[view]
  const end = (
    <div className={styles.end}>
      <ViewChoice view={view} onChoose={onView} />
      {actions}
    </div>
  )
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h1 tabIndex={-1}>
          <Trans>콘텐츠 플래너</Trans>
        </h1>
        {isPhone && end}
        <div className={styles.steps}>
          {view !== 'feed' && (
            <IconButton label={before} icon={<Icon of={ChevronLeft} />} onClick={() => onStep(-1)} />
          )}
          <span className={styles.shown} aria-live="polite">
            {title}
          </span>
          {view !== 'feed' && (
            <>
              <IconButton label={after} icon={<Icon of={ChevronRight} />} onClick={() => onStep(1)} />
              <Button size="small" onClick={onToday}>
                <Trans>오늘</Trans>
              </Button>
            </>
          )}
        </div>
        {!isPhone && end}
      </div>
      <div className={styles.filters}>{children}</div>
    </header>
  )
}
