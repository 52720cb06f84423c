import type { ReactNode } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Note } from '#ui/Text.tsx'
import type { SendOrder } from './useSendOrder.ts'

interface Props {
  readonly sending: SendOrder
  /** Why it cannot be pressed without a network. */
  readonly offlineReason: string
  /** What is sent. */
  readonly children: ReactNode
}

/** The button that sends a form of an order, and above it why it was not taken. */
export function SendPart({ sending: { fault, isBusy }, offlineReason, children }: Props) {
  const isOnline = useOnline()
  return (
    <>
      {fault !== null && (
        <Note tone="danger" role="alert">
          {fault}
        </Note>
      )}
      <Button
        type="submit"
        look="ink"
        size="large"
        isBlock
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        disabledReason={isOnline ? undefined : offlineReason}
      >
        {children}
      </Button>
    </>
  )
}
