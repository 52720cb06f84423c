import type { ComponentProps } from 'react'
import type { SitePath } from '#model/site/addresses.ts'
import { useSiteAddress } from './site-context.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: SitePath
  /** Id of an element of that page. */
  hash?: string
}

/** A link to a page of the site, in the language of this one. */
export function SiteLink({ to, hash, ...rest }: Props) {
  const address = useSiteAddress()
  return <a {...rest} href={`${address(to)}${hash === undefined ? '' : `#${hash}`}`} />
}
