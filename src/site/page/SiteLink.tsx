import type { ComponentProps } from 'react'
import type { SitePath } from '#model/site/addresses.ts'
import { useSiteAddress } from './site-context.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: SitePath
}

/** A link to a page of the site, in the language of this one. */
export function SiteLink({ to, ...rest }: Props) {
  const address = useSiteAddress()
  return <a {...rest} href={address(to)} />
}
