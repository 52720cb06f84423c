import type { ErrorComponentProps } from '@tanstack/react-router'
import { EmptyScreen } from '../frames/EmptyScreen.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The same where an address is refused before there is a frame around it. */
export function RootErrorScreen(props: ErrorComponentProps) {
  return (
    <EmptyScreen>
      <ErrorScreen {...props} />
    </EmptyScreen>
  )
}
