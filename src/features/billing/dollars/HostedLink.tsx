import type { ReactNode } from 'react'
import { buttonClass } from '#ui/controls/button-class.ts'

interface Props {
  url: string
  onOpen?: () => void
  children: ReactNode
}

/** Opens a page of Lemon Squeezy where the browser has not: a link that the user presses is not blocked. */
export function HostedLink({ url, onOpen, children }: Props) {
  return (
    <a
      className={buttonClass({ look: 'ink', size: 'small' })}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
    >
      {children}
    </a>
  )
}
