import { type ReactNode, Suspense } from 'react'
import { ErrorRegion } from './ErrorRegion.tsx'

interface Props {
  /** Closes the dialog, also where it could not be shown. */
  onClose: () => void
  children: ReactNode
}

/** Around a dialog that is loaded when it is opened: nothing until then, and a dialog that says so where it fails. */
export function DialogRegion({ onClose, children }: Props) {
  return (
    <ErrorRegion shows="dialog" onClose={onClose}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorRegion>
  )
}
