import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { StatusPicture, type StatusPictureKind } from '#ui/marks/StatusPicture.tsx'
import { Wide } from '../frame/Wide.tsx'

interface Props {
  picture: StatusPictureKind
  code: number
  headline: string
  /** What mends it. */
  action: ReactNode
  /** One sentence. */
  children: ReactNode
}

/** A page in place of another one. It looks as the error screens of the app do. */
export function ProblemPage({ picture, code, headline, action, children }: Props) {
  return (
    <Wide>
      <EmptyState
        look="page"
        headingAs="h1"
        picture={<StatusPicture of={picture} />}
        code={code}
        headline={headline}
        action={action}
      >
        {children}
      </EmptyState>
    </Wide>
  )
}
