import { EmptyScreen } from '../frames/EmptyScreen.tsx'
import { StatusPage } from './StatusPage.tsx'

/**
 * Shown for an address without a screen, and by a screen whose loader finds nothing. Rendered in the root,
 * without a frame.
 */
export function NotFoundScreen() {
  return (
    <EmptyScreen>
      <StatusPage status={404} />
    </EmptyScreen>
  )
}
