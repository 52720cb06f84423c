import { Plural, Trans } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  isPhone: boolean
  /** How many ideas wait without a day. */
  ideas: number
  onIdeas: () => void
  onAdd: () => void
  /** Absent where a month cannot be filled. */
  onFill: (() => void) | undefined
}

/** What is written next: in the head, and on phones in a bar at the foot with the ideas, which have no place of their own there. */
export function PlannerButtons({ isPhone, ideas, onIdeas, onAdd, onFill }: Props) {
  return (
    <>
      {isPhone && (
        <Button icon={<Icon of={Lightbulb} size="small" />} onClick={onIdeas}>
          <Plural value={ideas} other="생각 #" />
        </Button>
      )}
      <Button icon={<Icon of={Plus} />} onClick={onAdd}>
        <Trans>새 글</Trans>
      </Button>
      {onFill && (
        <Button look="ink" isBlock={isPhone} icon={<Icon of={CalendarPlus} />} onClick={onFill}>
          <Trans>한 달 채우기</Trans>
        </Button>
      )}
    </>
  )
}
