import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import CalendarCog from 'lucide-react/icons/calendar-cog'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './PlannerTools.module.css'

interface Props {
  /** Before the others. */
  children: ReactNode
  /** Absent where there is nothing to set. */
  onSettings: (() => void) | undefined
  /** Which month it counts: 이번 달 정리. */
  tallyLabel: string
  /** Absent where a month cannot be counted. */
  onTally: (() => void) | undefined
  /** After the others. */
  end: ReactNode
}

/** What is done with the planner as a whole, beside the counts. */
export function PlannerTools({ children, onSettings, tallyLabel, onTally, end }: Props) {
  return (
    <div className={styles.tools}>
      {children}
      {onSettings && (
        <OpenButton icon={CalendarCog} onPress={onSettings}>
          <Trans>자리와 우리 날</Trans>
        </OpenButton>
      )}
      {onTally && (
        <OpenButton icon={ChartNoAxesColumn} onPress={onTally}>
          {tallyLabel}
        </OpenButton>
      )}
      {end}
    </div>
  )
}

interface OpenProps {
  icon: LucideIcon
  onPress: () => void
  children: ReactNode
}

/** Opens a dialog. */
function OpenButton({ icon, onPress, children }: OpenProps) {
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Icon of={icon} size="small" />}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
