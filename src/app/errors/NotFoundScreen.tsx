import { useLocation } from '@tanstack/react-router'
import { readSiteAddress } from '#model/site/read-address.ts'
import { EmptyScreen } from '../frames/EmptyScreen.tsx'
import type { PageState } from '../updates/open-served-page.ts'
import { reloadOnPress } from '../updates/reload.ts'
import { StatusPage } from './StatusPage.tsx'
import type { Status } from './status-of.ts'
import { useServedPage } from './useServedPage.ts'

/**
 * Shown for an address without a screen, and by a screen whose loader finds nothing. Rendered in the root,
 * without a frame. Where the public site has a page, the worker answers with the app if it does not know the address
 * yet, or has neither a network nor that page.
 */
export function NotFoundScreen() {
  const { pathname, searchStr } = useLocation()
  const page = useServedPage(pathname + searchStr)
  const statuses = readSiteAddress(pathname) ? siteStatuses : otherStatuses
  return (
    <EmptyScreen>
      <StatusPage status={statuses[page]} onRetry={() => void reloadOnPress()} />
    </EmptyScreen>
  )
}

const siteStatuses: Readonly<Record<PageState, Status>> = {
  looking: 'opening',
  opening: 'opening',
  absent: 404,
  failing: 500,
  unreachable: 'offline',
  stuck: 'files',
}

/** A page that only a newer version knows is opened too. */
const otherStatuses: Readonly<Record<PageState, Status>> = {
  ...siteStatuses,
  looking: 404,
  failing: 404,
  unreachable: 404,
}
