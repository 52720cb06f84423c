import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import { useOwnCalendar } from '#kits/planner/usePlanner.ts'
import { planner } from '#model/documents/planner.ts'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { Row } from '#ui/Stack.tsx'

/** Sunday is 0, and first. */
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** On which weekdays the shop is shut. */
export function ClosedWeekdays({ labelledBy }: { labelledBy: string }) {
  const { document } = useDocumentView('planner')
  const { closedWeekdays } = useOwnCalendar()
  const words = useDayWords()
  const toggle = (weekday: number) => {
    const next = closedWeekdays.includes(weekday)
      ? closedWeekdays.filter((one) => one !== weekday)
      : [...closedWeekdays, weekday].sort()
    document.edit((doc) => planner.planner.closedWeekdays.write(doc, next.length > 0 ? next : null))
  }
  return (
    <Row gap={2} isWrapped role="group" aria-labelledby={labelledBy}>
      {weekdays.map((weekday) => (
        <ToggleChip key={weekday} isOn={closedWeekdays.includes(weekday)} onToggle={() => toggle(weekday)}>
          {words.weekday(weekday)}
        </ToggleChip>
      ))}
    </Row>
  )
}
