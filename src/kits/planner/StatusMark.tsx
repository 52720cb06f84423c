import CheckCheck from 'lucide-react/icons/check-check'
import Circle from 'lucide-react/icons/circle'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Pencil from 'lucide-react/icons/pencil'
import SkipForward from 'lucide-react/icons/skip-forward'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  /** A status key; one of a newer release is drawn as a circle. */
  status: string
}

const icons = {
  IDEA: Lightbulb,
  DRAFT: Pencil,
  REVIEW: Eye,
  PLANNED: Clock,
  POSTED: CheckCheck,
  SKIPPED: SkipForward,
}

/** The sign of a status, 16 px. Hidden from screen readers: its name has to stand beside it as text. */
export function StatusMark({ status }: Props) {
  return <Icon of={icons[status as keyof typeof icons] ?? Circle} size="small" />
}
