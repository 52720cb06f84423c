import { useLocation } from '@tanstack/react-router'
import { readSiteAddress } from '#model/site/read-address.ts'
import { EmptyScreen } from '../frames/EmptyScreen.tsx'
import { StatusPage } from './StatusPage.tsx'

/**
 * Shown for an address without a screen, and by a screen whose loader finds nothing. Rendered in the root,
 * without a frame. At an address of the public site the worker answers with the app where that page is not on the
 * device.
 */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  return (
    <EmptyScreen>
      {readSiteAddress(pathname) ? (
        <StatusPage status="offline" onRetry={() => location.reload()} />
      ) : (
        <StatusPage status={404} />
      )}
    </EmptyScreen>
  )
}
