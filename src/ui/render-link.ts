import type { ReactElement, ReactNode } from 'react'

/** What a look wants its link to wear. The screen knows the router and the address; the look does not. */
export type LinkLook = {
  className: string
  children: ReactNode
  title?: string
  'aria-label'?: string
  'aria-current'?: 'page' | 'step' | 'true'
}

export type RenderLink = (look: LinkLook) => ReactElement
