import { Plural } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** How many entries of a day are drawn at first, and how many more by each press. */
export const mostOfDay = { week: 24, day: 100, list: 30 } as const

/** Shows entries of a day that are left out: as many as there are, said as a number. */
export function MoreButton({ left, onPress }: { left: number; onPress: () => void }) {
  if (left <= 0) return null
  return (
    <Button look="quiet" size="small" onClick={onPress}>
      <span aria-hidden>+{left}</span>
      <VisuallyHidden>
        <Plural value={left} other="#편 더 보기" />
      </VisuallyHidden>
    </Button>
  )
}
