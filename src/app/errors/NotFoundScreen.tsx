import { EmptyScreen } from '../frames/EmptyScreen.tsx'
import { StatusPage } from './StatusPage.tsx'

/**
 * For an address without a screen, and a screen whose loader finds nothing to show. Drawn in the root, without a
 * frame.
 */
export function NotFoundScreen() {
  return (
    <EmptyScreen>
      <StatusPage status={404} />
    </EmptyScreen>
  )
}
