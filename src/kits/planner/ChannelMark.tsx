import AtSign from 'lucide-react/icons/at-sign'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Hash from 'lucide-react/icons/hash'
import MapPin from 'lucide-react/icons/map-pin'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  /** A channel key; one of a newer release is drawn as a hash. */
  channel: string
}

const icons = {
  INSTAGRAM_STORY: CircleDashed,
  FACEBOOK: ThumbsUp,
  NAVER_PLACE: MapPin,
  KAKAO_MESSAGE: MessageCircle,
  THREADS: AtSign,
  OWN: Megaphone,
}

/** Signs in the stroke of the icons, for services whose marks the icon family does not have. */
const drawings: Readonly<Record<string, ReactNode>> = {
  INSTAGRAM: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2h.01" />
    </>
  ),
  NAVER_BLOG: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M9 7v9" />
      <circle cx="12" cy="13.4" r="3" />
    </>
  ),
  X: <path d="m5 4 14 16M19 4 5 20" />,
}

/** The sign of a channel, 16 px. Hidden from screen readers: its name has to stand beside it as text. */
export function ChannelMark({ channel }: Props) {
  const drawing = drawings[channel]
  if (!drawing) return <Icon of={icons[channel as keyof typeof icons] ?? Hash} size="small" />
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      {drawing}
    </svg>
  )
}
