import type { ReactElement, ReactNode } from 'react'

/** What a component gives to the link it contains. */
export type LinkLook = {
  className: string
  children: ReactNode
  title?: string
  'aria-label'?: string
  'aria-current'?: 'page' | 'step' | 'true'
}

/** Renders a link with the given props. The caller knows the router and the address. */
export type RenderLink = (look: LinkLook) => ReactElement
