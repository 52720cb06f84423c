import type { ReactElement, ReactNode } from 'react'

/** Renders a link with the given look. The caller knows router and address. */
export type LinkLook = {
  className: string
  children: ReactNode
  title?: string
  'aria-label'?: string
  'aria-current'?: 'page' | 'step' | 'true'
}

export type RenderLink = (look: LinkLook) => ReactElement
