import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SitePath } from '#model/site/addresses.ts'
import type { DataContext } from '../page/site-page.ts'

/** Structured data: where one of the pages of services stands. */
export function serviceTrail(
  { name, path }: { name: MessageDescriptor; path: SitePath },
  { urlOf, say }: DataContext,
): object {
  const trail = [{ name: msg`기능`, path: '/service' }, ...(path === '/service' ? [] : [{ name, path }])]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: say(step.name),
      item: urlOf(step.path),
    })),
  }
}
